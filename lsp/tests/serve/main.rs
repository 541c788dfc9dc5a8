//! The server as a client sees it: messages over a connection in memory.

mod cases;
mod client;
mod edits;
mod every;
mod memory;
mod protocol;
