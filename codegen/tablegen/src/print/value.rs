//! Values and types as the text form spells them.

use std::fmt::{self, Write};

use crate::operators::TypeArgument;
use crate::store::{BinOp, Node, Store, TernOp, Type, TypeId, ValueId};

/// The spelling of a type.
pub(crate) fn type_text(store: &Store, ty: TypeId) -> String {
    let mut text = String::new();
    // Writing to a `String` cannot fail.
    let _ = write_type(&mut text, store, ty);
    text
}

pub(crate) fn write_type(out: &mut dyn Write, store: &Store, ty: TypeId) -> fmt::Result {
    match store.types.get(ty) {
        Type::Bit => out.write_str("bit"),
        Type::Bits(width) => {
            out.write_str("bits<")?;
            write_int(out, i64::from(*width))?;
            out.write_str(">")
        }
        Type::Int => out.write_str("int"),
        Type::String => out.write_str("string"),
        Type::Dag => out.write_str("dag"),
        Type::List(_) => write_list_type(out, store, ty),
        Type::Record(classes) => match &**classes {
            [class] => write_name(out, store, store.rec(*class).name),
            many => {
                out.write_str("{")?;
                for (index, class) in many.iter().enumerate() {
                    separate(out, index)?;
                    write_name(out, store, store.rec(*class).name)?;
                }
                out.write_str("}")
            }
        },
    }
}

/// Writes a list type. A loop, as lists may nest as deep as a limit that the user sets.
fn write_list_type(out: &mut dyn Write, store: &Store, mut ty: TypeId) -> fmt::Result {
    let mut levels = 0usize;
    while let Type::List(element) = store.types.get(ty) {
        out.write_str("list<")?;
        (ty, levels) = (*element, levels + 1);
    }
    write_type(out, store, ty)?;
    (0..levels).try_for_each(|_| out.write_str(">"))
}

/// An integer in decimal, faster than `write!`.
pub(crate) fn write_int(out: &mut dyn Write, int: i64) -> fmt::Result {
    let mut digits = [0; 20];
    let mut at = digits.len();
    let mut rest = int.unsigned_abs();
    loop {
        at -= 1;
        digits[at] = b'0' + (rest % 10) as u8;
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    if int < 0 {
        out.write_str("-")?;
    }
    out.write_str(std::str::from_utf8(&digits[at..]).unwrap_or_default())
}

fn separate(out: &mut dyn Write, index: usize) -> fmt::Result {
    if index > 0 { out.write_str(", ") } else { Ok(()) }
}

/// A value, without quotes if it is a string.
pub(crate) fn write_name(out: &mut dyn Write, store: &Store, id: ValueId) -> fmt::Result {
    match store.values.node(id) {
        Node::Str(sym) | Node::Code(sym) => out.write_str(store.syms.get(sym)),
        _ => write_value(out, store, id),
    }
}

/// A value in the spelling of the text form.
pub(crate) fn write_value(out: &mut dyn Write, store: &Store, id: ValueId) -> fmt::Result {
    match store.values.node(id) {
        Node::Unset => out.write_str("?"),
        Node::Bit(bit) => out.write_str(if bit { "1" } else { "0" }),
        Node::Int(int) => write_int(out, int),
        Node::Str(sym) => {
            out.write_str("\"")?;
            out.write_str(store.syms.get(sym))?;
            out.write_str("\"")
        }
        Node::Code(sym) => {
            out.write_str("[{")?;
            out.write_str(store.syms.get(sym))?;
            out.write_str("}]")
        }
        Node::Def(record) => write_name(out, store, store.rec(record).name),
        Node::Anonymous(number) => write!(out, "anonymous_{number}"),
        Node::Var(name, _) => out.write_str(store.syms.get(name)),
        _ if isogloss_stack::has_room() => write_nested(out, store, id),
        _ => write_deep(out, store, id),
    }
}

/// Writes a value on the stack of another thread. `out` may not be `Send`, so the thread writes to a buffer of its own.
#[cold]
fn write_deep(out: &mut dyn Write, store: &Store, id: ValueId) -> fmt::Result {
    let written = isogloss_stack::grow(|| {
        let mut text = String::new();
        write_nested(&mut text, store, id).map(|()| text)
    });
    match written {
        Ok(text) => out.write_str(&text?),
        Err(isogloss_stack::NoStack) => Err(fmt::Error),
    }
}

/// Writes a value that has parts.
fn write_nested(out: &mut dyn Write, store: &Store, id: ValueId) -> fmt::Result {
    match store.values.node(id) {
        Node::Bits(bits) => {
            out.write_str("{ ")?;
            for (index, &bit) in store.values.slice(bits).iter().rev().enumerate() {
                separate(out, index)?;
                write_value(out, store, bit)?;
            }
            out.write_str(" }")
        }
        Node::List(_, items) => {
            out.write_str("[")?;
            write_list(out, store, store.values.slice(items))?;
            out.write_str("]")
        }
        Node::Dag(parts) => write_dag(out, store, store.values.slice(parts)),
        Node::VarBit(value, bit) => {
            write_value(out, store, value)?;
            write!(out, "{{{bit}}}")
        }
        Node::Field(value, name, _) => {
            write_value(out, store, value)?;
            out.write_str(".")?;
            out.write_str(store.syms.get(name))
        }
        _ => write_operation(out, store, id),
    }
}

fn write_list(out: &mut dyn Write, store: &Store, items: &[ValueId]) -> fmt::Result {
    for (index, &item) in items.iter().enumerate() {
        separate(out, index)?;
        write_value(out, store, item)?;
    }
    Ok(())
}

fn write_dag(out: &mut dyn Write, store: &Store, parts: &[ValueId]) -> fmt::Result {
    out.write_str("(")?;
    for (index, pair) in parts.chunks_exact(2).enumerate() {
        match index {
            0 => {}
            1 => out.write_str(" ")?,
            _ => out.write_str(", ")?,
        }
        write_value(out, store, pair[0])?;
        if pair[1] != ValueId::UNSET {
            out.write_str(":$")?;
            write_name(out, store, pair[1])?;
        }
    }
    out.write_str(")")
}

/// The type argument to print. As in the reference tool, an optional one is not printed.
fn argument(kind: TypeArgument, ty: TypeId) -> Option<TypeId> {
    (kind == TypeArgument::Yes).then_some(ty)
}

fn write_call(
    out: &mut dyn Write,
    store: &Store,
    name: &str,
    ty: Option<TypeId>,
    operands: &[ValueId],
) -> fmt::Result {
    out.write_str(name)?;
    if let Some(ty) = ty {
        out.write_str("<")?;
        write_type(out, store, ty)?;
        out.write_str(">")?;
    }
    out.write_str("(")?;
    write_list(out, store, operands)?;
    out.write_str(")")
}

fn write_operation(out: &mut dyn Write, store: &Store, id: ValueId) -> fmt::Result {
    let operand = |start, index| store.values.operand(start, index);
    match store.values.node(id) {
        Node::Un(op, a, ty) => write_call(out, store, op.text(), argument(op.type_argument(), ty), &[a]),
        Node::Bin(BinOp::ListElem | BinOp::ListSlice, a, b, _) => {
            write_value(out, store, a)?;
            out.write_str("[")?;
            write_value(out, store, b)?;
            out.write_str("]")
        }
        Node::Bin(BinOp::RangeC, a, b, _) => {
            write_value(out, store, a)?;
            out.write_str("...")?;
            write_value(out, store, b)
        }
        Node::Bin(op, a, b, ty) => {
            write_call(out, store, op.text(), argument(op.type_argument(), ty), &[a, b])
        }
        Node::Tern(op @ (TernOp::Foreach | TernOp::Filter), start, _) => {
            out.write_str(op.text())?;
            out.write_str("(")?;
            write_name(out, store, operand(start, 0))?;
            out.write_str(", ")?;
            write_list(out, store, &[operand(start, 1), operand(start, 2)])?;
            out.write_str(")")
        }
        Node::Tern(op, start, ty) => {
            let ty = argument(op.type_argument(), ty);
            write_call(out, store, op.text(), ty, &[0, 1, 2].map(|index| operand(start, index)))
        }
        Node::Cond(pairs, _) => {
            out.write_str("!cond(")?;
            for (index, pair) in store.values.slice(pairs).chunks_exact(2).enumerate() {
                separate(out, index)?;
                write_value(out, store, pair[0])?;
                out.write_str(": ")?;
                write_value(out, store, pair[1])?;
            }
            out.write_str(")")
        }
        Node::Fold(start, _) => {
            out.write_str("!foldl(")?;
            for index in 0..5 {
                separate(out, index as usize)?;
                match index {
                    2 | 3 => write_name(out, store, operand(start, index))?,
                    _ => write_value(out, store, operand(start, index))?,
                }
            }
            out.write_str(")")
        }
        Node::IsA(ty, a) => write_call(out, store, "!isa", Some(ty), &[a]),
        Node::Exists(ty, a) => write_call(out, store, "!exists", Some(ty), &[a]),
        Node::Instances(ty, a) => write_call(out, store, "!instances", Some(ty), &[a]),
        Node::Instance(class, args) => {
            write_name(out, store, store.rec(class).name)?;
            out.write_str("<")?;
            for (index, pair) in store.values.slice(args).chunks_exact(2).enumerate() {
                separate(out, index)?;
                write_value(out, store, pair[0])?;
                out.write_str(": ")?;
                write_value(out, store, pair[1])?;
            }
            out.write_str(">")
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use crate::{Limits, Session};

    #[test]
    fn a_value_as_deep_as_a_raised_limit_is_printed() {
        const LEVELS: usize = 60;
        let mut limits = Limits::default();
        (limits.nesting, limits.depth) = (u32::MAX, u32::MAX);
        (limits.value_depth, limits.value_parts) = (u32::MAX, u32::MAX);
        let dags: String = (1..LEVELS).map(|at| format!("defvar d{at} = (op d{});\n", at - 1)).collect();
        let (sum, lists) = ("!add(1, ".repeat(LEVELS), "list<".repeat(LEVELS));
        let text = format!(
            "def op;\ndefvar d0 = (op 1);\n{dags}class A<int a> {{ int x = {sum}a{}; {lists}int{} l = ?; }}\n\
             def R {{ dag x = d{}; }}\n",
            ")".repeat(LEVELS),
            ">".repeat(LEVELS),
            LEVELS - 1
        );
        for lower in [Limits { nesting: 40, ..limits.clone() }, Limits { value_depth: 40, ..limits.clone() }]
        {
            assert!(Session::new().limits(lower).parse_str("a.td", text.as_str()).is_err());
        }
        let records = Session::new().limits(limits).parse_str("a.td", text).expect("a good text");
        let mut printed = Vec::new();
        records.write_text(&mut printed).expect("it is printed");
        let printed = String::from_utf8(printed).expect("UTF-8");
        for (open, count) in [("(op ", LEVELS), ("!add(1, ", LEVELS), ("list<", LEVELS)] {
            assert_eq!(printed.matches(open).count(), count, "{open}");
        }
        let value = records.def("R").and_then(|record| record.value("x")).expect("a field").to_string();
        assert!(printed.contains(&value) && value.len() > 5 * LEVELS);
    }

    /// Each dag has its text, too, so that the length is quadratic.
    #[test]
    fn a_deep_value_is_json() {
        const LEVELS: usize = 500;
        let limits = Limits { value_depth: u32::MAX, ..Limits::default() };
        let dags: String = (1..LEVELS).map(|at| format!("defvar d{at} = (op d{});\n", at - 1)).collect();
        let text = format!("def op;\ndefvar d0 = (op 1);\n{dags}def R {{ dag x = d{}; }}\n", LEVELS - 1);
        let records = Session::new().limits(limits).parse_str("a.td", text).expect("a good text");
        let mut json = Vec::new();
        records.write_json(&mut json).expect("it is printed");
        let json = String::from_utf8(json).expect("UTF-8");
        assert_eq!(json.matches("\"kind\":\"dag\"").count(), LEVELS);
    }
}
