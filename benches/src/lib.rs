//! Placeholder replaced by the first landing of this room.
#![forbid(unsafe_code)]
