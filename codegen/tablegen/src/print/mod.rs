//! Writing records: the text form, the detailed form and JSON.
//!
//! All forms are streamed; none is built in memory.

mod detailed;
mod json;
mod text;
mod value;

pub(crate) use text::write_record;
pub(crate) use value::{type_text, write_name, write_type, write_value};
