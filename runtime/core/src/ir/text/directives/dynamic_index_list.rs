//! `dynamic-index-list($values, $integers, $scalable, "(")`: a list of values and integers, `[%a, 4]`. The flags of scalable
//! elements and the opening bracket may be left out.

pub(super) use crate::ir::text::lists::{
    parse_dynamic_index_list as parse, print_dynamic_index_list as print,
};
