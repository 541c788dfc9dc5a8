//! Types, attributes, affine maps, numbers and layouts of the shipped dialects.

mod affine_oracle;
mod builtin_round_trip;
mod layout_documents;
mod layout_golden;
mod layout_llvm_strings;
mod layout_properties;
mod layout_scopes;
mod layout_verifier;
mod llvm_structs;
mod memref_documents;
mod memref_layouts;
mod numeric_oracle;
mod type_texts;
