//! Uses of generated code and derives that must compile, without a warning, and work.

mod dialect_dependencies;
mod dialect_options;
mod hostile_names;
mod interfaces;
mod keywords_as_names;
mod parameters;
mod self_reference;
