//! Implementations that operations of several dialects have alike.

/// Names the only result of each operation.
macro_rules! name_results {
    ($($op:ident $name:literal),* $(,)?) => { $(
        impl<'a, 'c> ::isogloss::ir::interfaces::OpAsmOpInterface<'a, 'c> for $op<'a, 'c> {
            fn asm_result_names(
                self,
                set_name: &mut dyn FnMut(::isogloss::ir::ValueRef<'a, 'c>, &str),
            ) {
                if let Some(result) = (*self).results().next() {
                    set_name(result, $name);
                }
            }
        }
    )* };
}

/// Implements the directive `custom<DynamicIndexList>` of a dialect's formats.
macro_rules! dynamic_index_lists {
    ($dialect:ident) => {
        impl DynamicIndexListDirective for $dialect {
            fn parse<'c>(
                parser: &mut ::isogloss::ir::text::OpParser<'_, '_, 'c>,
                arguments: &mut ::isogloss::ir::format::Arguments<'c>,
            ) -> Result<bool, ::isogloss::Diagnostic> {
                ::isogloss::ir::text::parse_dynamic_index_list(parser, arguments)
            }

            fn print<'a, 'c>(
                op: ::isogloss::ir::OpRef<'a, 'c>,
                printer: &mut ::isogloss::ir::text::OpPrinter<'_, 'a, 'c>,
                arguments: &'static [::isogloss::ir::format::OpArgument],
            ) {
                ::isogloss::ir::text::print_dynamic_index_list(op, printer, arguments);
            }
        }
    };
}

pub(crate) use {dynamic_index_lists, name_results};
