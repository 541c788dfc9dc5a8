//! Typed dialects, and dialects that are loaded at run time.

mod coverage;
mod crates;
mod enum_cases;
mod enum_words;
mod form_bodies;
mod form_clauses;
mod form_members;
mod form_ports;
mod forms;
mod gpu_forms;
mod loaded_bytecode;
mod loaded_dialects;
mod loaded_tables;
mod memoized_maps;
mod programs;
mod rewriting;
mod spelled_attributes;
mod texts;
mod unknown_forms;
