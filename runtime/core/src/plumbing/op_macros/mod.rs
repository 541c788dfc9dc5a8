//! The typed Rust of operations: handles, accessors, setters and builders, by the names and indices of their parts.

mod builders;
mod handles;
