//! Crates of users, which these tests build outside of this workspace, and how the workspace itself is built.

mod author;
mod compile_time;
mod generated_upstream;
mod packages;
mod tutorial;
mod units;
mod upstream_patterns;
