//! Dialects in definition files: accepted and rejected definitions, and the generated code.

mod arithmetic;
mod assembly_formats;
mod cpp_texts;
mod descriptions;
mod enum_attributes;
mod errors;
mod fields;
mod format_first_sets;
mod format_reader;
mod format_round_trip;
mod front_door;
mod fuzz;
mod generated_rust;
mod numeric_parameters;
mod operation_library;
mod operations_checklist;
mod operations_refused;
mod operations_upstream;
mod parameter_constraints;
mod patterns;
mod upstream_definitions;
