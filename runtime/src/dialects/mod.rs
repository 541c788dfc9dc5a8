//! Dialects that are shipped along, to be named in
//! [`Context::with_dialects`](crate::Context::with_dialects).

pub mod func;
