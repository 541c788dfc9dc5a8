//! Uses of generated code and derives that must compile, without a warning, and work.

mod dialect_dependencies;
mod dialect_options;
mod hostile_names;
mod interfaces;
mod keywords_as_names;
mod no_prelude;
mod no_prelude_derives;
mod parameters;
mod self_reference;
