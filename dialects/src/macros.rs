//! Implementations that operations of several dialects share.

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

pub(crate) use name_results;
