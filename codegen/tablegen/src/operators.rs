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
/// (`Outcome`), and the method of `Eval` that folds it, with arguments of its own. In brackets: the operands as an author
/// writes them, and the meaning, for tools.
///
/// Operators with variables, branches or optional operands have a method of `Eval` that reads their operands and makes the
/// value, instead of the columns on operands and the result.
macro_rules! operators {
    ($table:ident) => {
        $table! {
            one {
                Cast = "cast" (Yes, Any, Argument, fold_cast)
                    ["<type>(a)", "The record of a name, or a value as another type."],
                Empty = "empty" (No, Sized, Type(INT), fold_empty)
                    ["(a)", "Whether a string, list or dag has nothing in it."],
                GetDagOp = "getdagop" (Maybe, Any, RecordArgument, fold_get_dag_op)
                    ["<type>(dag)", "The operator of a dag."],
                GetDagOpName = "getdagopname" (No, Any, Type(STRING), fold_get_dag_op_name)
                    ["(dag)", "The name of the operator of a dag."],
                Head = "head" (No, List, Element, fold_head)
                    ["(list)", "The first element of a list."],
                Initialized = "initialized" (No, Any, Type(INT), fold_initialized)
                    ["(a)", "Whether a value is set: 1 if it is not `?`."],
                ListFlatten = "listflatten" (No, List, Flat, fold_list_flatten)
                    ["(list)", "A list of lists as one list."],
                Logtwo = "logtwo" (No, Any, Type(INT), fold_log_two)
                    ["(a)", "The logarithm of an integer to the base 2, rounded down."],
                Not = "not" (No, Any, Type(INT), fold_not)
                    ["(a)", "1 if the value is 0, else 0."],
                Repr = "repr" (No, Any, Type(STRING), fold_repr)
                    ["(a)", "A value as a text, as it is printed."],
                Size = "size" (No, Sized, Type(INT), fold_size)
                    ["(a)", "The number of elements of a list, arguments of a dag, or characters of a text."],
                Tail = "tail" (No, List, Rest, fold_tail)
                    ["(list)", "A list without its first element."],
                ToLower = "tolower" (No, Any, Type(STRING), fold_text(str::to_ascii_lowercase))
                    ["(a)", "A text in lower case."],
                ToUpper = "toupper" (No, Any, Type(STRING), fold_text(str::to_ascii_uppercase))
                    ["(a)", "A text in upper case."],
            }
            two {
                Add = "add" (No, 2.., [Type(INT)], Type(INT), fold_arithmetic(i64::wrapping_add))
                    ["(a, b, ...)", "The sum of integers."],
                And = "and" (No, 2.., [Type(INT)], Type(INT), fold_arithmetic(|a, b| a & b))
                    ["(a, b, ...)", "The bits that are set in all integers."],
                Con = "con" (No, 2.., [Type(DAG)], Type(DAG), fold_con)
                    ["(a, b, ...)", "Dags with the same operator as one, with all arguments."],
                Div = "div" (No, 2, [Type(INT)], Type(INT), fold_div)
                    ["(a, b)", "The quotient of integers, rounded to zero."],
                Eq = "eq" (No, 2, [Equatable], Type(BIT), fold_equal(true))
                    ["(a, b)", "Whether two values are equal."],
                Ge = "ge" (No, 2, [Ordered], Type(BIT), fold_order(Ordering::is_ge))
                    ["(a, b)", "Whether `a` is greater than `b`, or equal."],
                GetDagArg = "getdagarg" (Yes, 2, [Type(DAG), DagKey], Argument, fold_get_dag_arg)
                    ["<type>(dag, key)", "The argument of a dag with an index or a name."],
                GetDagName = "getdagname" (No, 2, [Type(DAG), Type(INT)], Type(STRING), fold_get_dag_name)
                    ["(dag, index)", "The name of the argument of a dag with an index."],
                Gt = "gt" (No, 2, [Ordered], Type(BIT), fold_order(Ordering::is_gt))
                    ["(a, b)", "Whether `a` is greater than `b`."],
                Interleave = "interleave" (No, 2, [TextList, Separator], Type(STRING), fold_interleave)
                    ["(list, separator)", "The elements of a list as a text, with a separator between them."],
                Le = "le" (No, 2, [Ordered], Type(BIT), fold_order(Ordering::is_le))
                    ["(a, b)", "Whether `a` is less than `b`, or equal."],
                ListConcat = "listconcat" (No, 2.., [SameList], Joined, fold_list_concat)
                    ["(a, b, ...)", "Lists as one list."],
                ListRemove = "listremove" (No, 2, [SameList], Joined, fold_list_remove)
                    ["(a, b)", "The elements of `a` that are not in `b`."],
                ListSplat = "listsplat" (No, 2, [Repeated, Times], ListOfFirst, fold_list_splat)
                    ["(value, count)", "A list of `count` times the same value."],
                Lt = "lt" (No, 2, [Ordered], Type(BIT), fold_order(Ordering::is_lt))
                    ["(a, b)", "Whether `a` is less than `b`."],
                Match = "match" (No, 2, [Type(STRING)], Type(BIT), fold_match)
                    ["(text, regex)", "Whether a text matches a regular expression."],
                Mul = "mul" (No, 2.., [Type(INT)], Type(INT), fold_arithmetic(i64::wrapping_mul))
                    ["(a, b, ...)", "The product of integers."],
                Ne = "ne" (No, 2, [Equatable], Type(BIT), fold_equal(false))
                    ["(a, b)", "Whether two values are not equal."],
                Or = "or" (No, 2.., [Type(INT)], Type(INT), fold_arithmetic(|a, b| a | b))
                    ["(a, b, ...)", "The bits that are set in one of the integers."],
                SetDagOp = "setdagop" (No, 2, [Type(DAG), Type(ANY_RECORD)], Type(DAG), fold_set_dag_op)
                    ["(dag, op)", "A dag with another operator."],
                SetDagOpName = "setdagopname" (No, 2, [Type(DAG), Type(STRING)], Type(DAG), fold_set_dag_op_name)
                    ["(dag, name)", "A dag with another name of its operator."],
                Shl = "shl" (No, 2, [Type(INT)], Type(INT), fold_shift(|a, by| ((a as u64) << by) as i64))
                    ["(a, count)", "An integer, its bits moved to the left."],
                Sra = "sra" (No, 2, [Type(INT)], Type(INT), fold_shift(|a, by| a >> by))
                    ["(a, count)", "An integer, its bits moved to the right, with the sign repeated."],
                Srl = "srl" (No, 2, [Type(INT)], Type(INT), fold_shift(|a, by| ((a as u64) >> by) as i64))
                    ["(a, count)", "An integer, its bits moved to the right, with zeros before them."],
                StrConcat = "strconcat" (No, 2.., [Type(STRING)], Type(STRING), fold_str_concat)
                    ["(a, b, ...)", "Texts as one text."],
                Sub = "sub" (No, 2, [Type(INT)], Type(INT), fold_arithmetic(i64::wrapping_sub))
                    ["(a, b)", "The difference of integers."],
                Xor = "xor" (No, 2.., [Type(INT)], Type(INT), fold_arithmetic(|a, b| a ^ b))
                    ["(a, b, ...)", "The bits that are set in an odd number of the integers."],
            }
            three {
                Dag = "dag" (No, read_dag, fold_dag)
                    ["(op, arguments, names)", "A dag of an operator, a list of arguments and a list of their names."],
                Filter = "filter" (No, read_filter, fold_filter)
                    ["(variable, list, predicate)", "The elements of a list for which the predicate holds."],
                Find = "find" (No, read_find, fold_find)
                    ["(text, part, start)", "The position of a part in a text, from `start` on (0 by default); -1 if it is not there."],
                Foreach = "foreach" (No, read_foreach, fold_foreach)
                    ["(variable, list, expression)", "The expression for each element of a list, or argument of a dag."],
                If = "if" (No, read_if, fold_if)
                    ["(condition, then, else)", "One of two values."],
                Range = "range" (No, read_range, fold_range)
                    ["(start, end, step)", "The integers from `start` (0 by default) to `end`, without it; or the indices of a list."],
                SetDagArg = "setdagarg" (No, read_set_dag_arg, fold_set_dag_arg)
                    ["(dag, key, value)", "A dag with another argument in place of that with an index or a name."],
                SetDagName = "setdagname" (No, read_set_dag_name, fold_set_dag_name)
                    ["(dag, key, name)", "A dag with another name of the argument with an index or a name."],
                Subst = "subst" (No, read_subst, fold_subst)
                    ["(from, to, value)", "A text or record with `to` in place of each `from`."],
                Substr = "substr" (No, read_substr, fold_substr)
                    ["(text, start, length)", "A part of a text, to its end by default."],
            }
            // Each of these has a kind of `Node` of its own.
            other {
                Cond = "cond" (No, read_cond)
                    ["(condition: value, ...)", "The value of the first condition that holds. It is an error if none does."],
                Exists = "exists" (Yes, read_exists)
                    ["<type>(name)", "Whether there is a record of a name and a type."],
                Foldl = "foldl" (No, read_foldl)
                    ["(start, list, sum, variable, expression)", "The expression for each element of a list, with the result for the one before it as `sum`."],
                Instances = "instances" (Yes, read_instances)
                    ["<type>(regex)", "The records of a class whose names match a regular expression; all by default."],
                IsA = "isa" (Yes, read_isa)
                    ["<type>(a)", "Whether a value is of a type: 1 if it is."],
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

/// A bang operator, for tools that document it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BangOperator {
    /// With the `!`.
    pub name: &'static str,
    /// The operator with its operands: `!size(a)`.
    pub usage: &'static str,
    /// A sentence.
    pub meaning: &'static str,
}

/// Takes the rows of the operators with a `!`, for [`bang_operators`].
macro_rules! documented {
    (
        one { $($one:ident = $one_text:literal $_1:tt [$one_usage:literal, $one_meaning:literal],)* }
        two { $($two:ident = $two_text:literal $_2:tt [$two_usage:literal, $two_meaning:literal],)* }
        three { $($three:ident = $three_text:literal $_3:tt [$three_usage:literal, $three_meaning:literal],)* }
        other { $($other:ident = $other_text:literal $_4:tt [$other_usage:literal, $other_meaning:literal],)* }
        suffix $suffix:tt
    ) => {
        documented! {
            $($one_text $one_usage $one_meaning;)*
            $($two_text $two_usage $two_meaning;)*
            $($three_text $three_usage $three_meaning;)*
            $($other_text $other_usage $other_meaning;)*
        }
    };
    ($($text:literal $usage:literal $meaning:literal;)*) => {
        &[$(BangOperator {
            name: concat!("!", $text),
            usage: concat!("!", $text, $usage),
            meaning: $meaning,
        },)*]
    };
}

/// The bang operators.
///
/// ```
/// let size = isogloss_tablegen::bang_operators().iter().find(|operator| operator.name == "!size");
/// assert_eq!(size.unwrap().usage, "!size(a)");
/// ```
#[must_use]
pub fn bang_operators() -> &'static [BangOperator] {
    const OPERATORS: &[BangOperator] = operators!(documented);
    OPERATORS
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
