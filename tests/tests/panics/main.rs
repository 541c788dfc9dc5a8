//! Panics, which these tests observe with a hook of the whole process; so they are a program of their own.

mod errors_at_hand;
mod panics_blame_the_caller;
