//! The operators: one row for each, from which everything else about it is derived. The table is a macro, so that the
//! syntax, the values and the evaluation each take the columns that they need, and a row with a missing column does not
//! compile.

/// Whether `<type>` follows an operator: the type of its result, or the type that it tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TypeArgument {
    No,
    Maybe,
    Yes,
}

/// Calls the macro `$table` with all operators.
///
/// Columns: the name of the operator, its spelling after the `!`, its [`TypeArgument`], the number of operands, the
/// kind of each operand (`Operand` of `eval/bang.rs`; the last one applies to all that follow), the type of the result
/// (`Outcome`), and the method of `Eval` that folds it, with arguments of its own.
///
/// Operators with variables, branches or optional operands have a method of `Eval` that reads their operands and makes the
/// value, instead of the columns on operands and the result.
macro_rules! operators {
    ($table:ident) => {
        $table! {
            one {
                Cast         = "cast"         (Yes,   Any,   Argument,       fold_cast),
                Empty        = "empty"        (No,    Sized, Type(INT),      fold_empty),
                GetDagOp     = "getdagop"     (Maybe, Any,   RecordArgument, fold_get_dag_op),
                GetDagOpName = "getdagopname" (No,    Any,   Type(STRING),   fold_get_dag_op_name),
                Head         = "head"         (No,    List,  Element,        fold_head),
                Initialized  = "initialized"  (No,    Any,   Type(INT),      fold_initialized),
                ListFlatten  = "listflatten"  (No,    List,  Flat,           fold_list_flatten),
                Logtwo       = "logtwo"       (No,    Any,   Type(INT),      fold_log_two),
                Not          = "not"          (No,    Any,   Type(INT),      fold_not),
                Repr         = "repr"         (No,    Any,   Type(STRING),   fold_repr),
                Size         = "size"         (No,    Sized, Type(INT),      fold_size),
                Tail         = "tail"         (No,    List,  Rest,           fold_tail),
                ToLower      = "tolower"      (No,    Any,   Type(STRING),   fold_text(str::to_ascii_lowercase)),
                ToUpper      = "toupper"      (No,    Any,   Type(STRING),   fold_text(str::to_ascii_uppercase)),
            }
            two {
                Add          = "add"          (No,  2.., [Type(INT)],                   Type(INT),    fold_arithmetic(i64::wrapping_add)),
                And          = "and"          (No,  2.., [Type(INT)],                   Type(INT),    fold_arithmetic(|a, b| a & b)),
                Con          = "con"          (No,  2.., [Type(DAG)],                   Type(DAG),    fold_con),
                Div          = "div"          (No,  2,   [Type(INT)],                   Type(INT),    fold_div),
                Eq           = "eq"           (No,  2,   [Equatable],                   Type(BIT),    fold_equal(true)),
                Ge           = "ge"           (No,  2,   [Ordered],                     Type(BIT),    fold_order(Ordering::is_ge)),
                GetDagArg    = "getdagarg"    (Yes, 2,   [Type(DAG), DagKey],           Argument,     fold_get_dag_arg),
                GetDagName   = "getdagname"   (No,  2,   [Type(DAG), Type(INT)],        Type(STRING), fold_get_dag_name),
                Gt           = "gt"           (No,  2,   [Ordered],                     Type(BIT),    fold_order(Ordering::is_gt)),
                Interleave   = "interleave"   (No,  2,   [TextList, Separator],         Type(STRING), fold_interleave),
                Le           = "le"           (No,  2,   [Ordered],                     Type(BIT),    fold_order(Ordering::is_le)),
                ListConcat   = "listconcat"   (No,  2.., [SameList],                    Joined,       fold_list_concat),
                ListRemove   = "listremove"   (No,  2,   [SameList],                    Joined,       fold_list_remove),
                ListSplat    = "listsplat"    (No,  2,   [Repeated, Times],             ListOfFirst,  fold_list_splat),
                Lt           = "lt"           (No,  2,   [Ordered],                     Type(BIT),    fold_order(Ordering::is_lt)),
                Match        = "match"        (No,  2,   [Type(STRING)],                Type(BIT),    fold_match),
                Mul          = "mul"          (No,  2.., [Type(INT)],                   Type(INT),    fold_arithmetic(i64::wrapping_mul)),
                Ne           = "ne"           (No,  2,   [Equatable],                   Type(BIT),    fold_equal(false)),
                Or           = "or"           (No,  2.., [Type(INT)],                   Type(INT),    fold_arithmetic(|a, b| a | b)),
                SetDagOp     = "setdagop"     (No,  2,   [Type(DAG), Type(ANY_RECORD)], Type(DAG),    fold_set_dag_op),
                SetDagOpName = "setdagopname" (No,  2,   [Type(DAG), Type(STRING)],     Type(DAG),    fold_set_dag_op_name),
                Shl          = "shl"          (No,  2,   [Type(INT)],                   Type(INT),    fold_shift(|a, by| ((a as u64) << by) as i64)),
                Sra          = "sra"          (No,  2,   [Type(INT)],                   Type(INT),    fold_shift(|a, by| a >> by)),
                Srl          = "srl"          (No,  2,   [Type(INT)],                   Type(INT),    fold_shift(|a, by| ((a as u64) >> by) as i64)),
                StrConcat    = "strconcat"    (No,  2.., [Type(STRING)],                Type(STRING), fold_str_concat),
                Sub          = "sub"          (No,  2,   [Type(INT)],                   Type(INT),    fold_arithmetic(i64::wrapping_sub)),
                Xor          = "xor"          (No,  2.., [Type(INT)],                   Type(INT),    fold_arithmetic(|a, b| a ^ b)),
            }
            three {
                Dag          = "dag"          (No, read_dag,          fold_dag),
                Filter       = "filter"       (No, read_filter,       fold_filter),
                Find         = "find"         (No, read_find,         fold_find),
                Foreach      = "foreach"      (No, read_foreach,      fold_foreach),
                If           = "if"           (No, read_if,           fold_if),
                Range        = "range"        (No, read_range,        fold_range),
                SetDagArg    = "setdagarg"    (No, read_set_dag_arg,  fold_set_dag_arg),
                SetDagName   = "setdagname"   (No, read_set_dag_name, fold_set_dag_name),
                Subst        = "subst"        (No, read_subst,        fold_subst),
                Substr       = "substr"       (No, read_substr,       fold_substr),
            }
            // Each of these has a kind of `Node` of its own.
            other {
                Cond         = "cond"         (No,  read_cond),
                Exists       = "exists"       (Yes, read_exists),
                Foldl        = "foldl"        (No,  read_foldl),
                Instances    = "instances"    (Yes, read_instances),
                IsA          = "isa"          (Yes, read_isa),
            }
            // `list[index]`, `list[indices]`, `first...last`: operators on two values without a `!`.
            suffix {
                ListElem     = "[]"           (No, fold_list_element),
                ListSlice    = "[]"           (No, fold_list_slice),
                RangeC       = "..."          (No, fold_range_suffix),
            }
        }
    };
}
pub(crate) use operators;

/// Takes the spellings of the operators with a `!`.
macro_rules! spellings {
    (
        one { $($one:ident = $one_text:literal $one_rest:tt,)* }
        two { $($two:ident = $two_text:literal $two_rest:tt,)* }
        three { $($three:ident = $three_text:literal $three_rest:tt,)* }
        other { $($other:ident = $other_text:literal $other_rest:tt,)* }
        suffix $suffix:tt
    ) => {
        &[$($one_text,)* $($two_text,)* $($three_text,)* $($other_text,)*]
    };
}

/// The names of the bang operators, without the `!`, for tools that document each of them.
///
/// ```
/// assert!(isogloss_tablegen::operator_names().any(|name| name == "listconcat"));
/// ```
pub fn operator_names() -> impl ExactSizeIterator<Item = &'static str> {
    const NAMES: &[&str] = operators!(spellings);
    NAMES.iter().copied()
}

/// Defines an enum of operators with their first columns.
macro_rules! operator_enum {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $text:expr, $argument:ident;)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u32)]
        pub(crate) enum $name { $($variant,)* }

        impl $name {
            pub(crate) const fn text(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }

            pub(crate) const fn type_argument(self) -> $crate::operators::TypeArgument {
                match self { $($name::$variant => $crate::operators::TypeArgument::$argument,)* }
            }
        }
    };
}
pub(crate) use operator_enum;
