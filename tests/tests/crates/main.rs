//! Crates of users, which these tests build outside of this workspace.

mod author;
mod compile_time;
mod generated_upstream;
mod tutorial;
mod upstream_patterns;
