//! Tests of guards on the evaluator's tables and values, for states that a harmless text does not have.

use super::fold::At;
use super::record::{Arguments, Parent};
use super::{Eval, Res};
use crate::store::{Node, RecordKind, Store, TypeId, ValueId};
use crate::syntax::Expr;
use crate::{Limits, Span};

fn eval() -> Eval {
    Eval::new(Limits::default(), Store::new())
}

/// The error messages of an evaluator, or "accepted".
fn message<T>(eval: &Eval, result: &Res<T>) -> String {
    match result {
        Ok(_) => "accepted".to_owned(),
        Err(_) => eval.reports.diagnostics.iter().map(|error| error.message.as_str()).collect(),
    }
}

/// The error if a class gets another one as its parent. There are two classes; the second may already be derived from
/// the first.
fn refused(child: usize, parent: usize, is_derived: bool) -> String {
    let mut eval = eval();
    let classes = ["A", "B"].map(|name| {
        let name = eval.string(name);
        eval.new_record(name, RecordKind::Class, Span::NONE)
    });
    if is_derived {
        eval.store.rec_mut(classes[1]).add_super(classes[0], Span::NONE);
    }
    let args = Arguments { start: 0, positional: 0, count: 0 };
    let parent = Parent { class: classes[parent], args, span: Span::NONE };
    let result = eval.add_parent(classes[child], &parent);
    message(&eval, &result)
}

#[test]
fn a_class_does_not_inherit_from_itself() {
    assert_eq!(refused(0, 0, false), "class 'A' inherits from itself");
    assert_eq!(refused(0, 1, true), "inherits from itself by 'B'");
    assert_eq!(refused(1, 0, true), "already a subclass of 'A'");
    assert_eq!(refused(1, 0, false), "accepted");
}

#[test]
fn operators_on_lists_without_elements_stay_unknown() {
    let mut eval = eval();
    let at = At { ty: TypeId::INT, rec: None, is_final: true };
    let (one, two) = (eval.int(1), eval.int(2));
    let lists = [vec![], vec![one], vec![one, two]].map(|items| eval.make_list(TypeId::INT, &items));
    let heads = lists.map(|list| eval.fold_head(list, at).expect("no error"));
    assert_eq!(heads, [None, Some(one), Some(one)]);
    let sizes = lists.map(|list| {
        let tail = eval.fold_tail(list, at).expect("no error")?;
        match eval.node(tail) {
            Node::List(_, items) => Some(items.len),
            _ => None,
        }
    });
    assert_eq!(sizes, [None, Some(0), Some(1)]);
}

#[test]
fn an_argument_that_a_dag_does_not_have_is_an_error() {
    for (index, expected) in [
        (0, "accepted"),
        (1, "`!getdagname` index 1 is out of range 0...1"),
        (-1, "`!getdagname` index -1 is out of range 0...1"),
    ] {
        let mut eval = eval();
        let at = At { ty: TypeId::STRING, rec: None, is_final: true };
        let (one, index) = (eval.int(1), eval.int(index));
        let dag = eval.make_dag(&[one, ValueId::UNSET, one, ValueId::UNSET]).expect("a short dag");
        let result = eval.fold_get_dag_name(dag, index, at);
        assert!(message(&eval, &result).contains(expected), "{}", message(&eval, &result));
    }
}

#[test]
fn a_substitution_of_the_empty_string_is_an_error() {
    for (from, expected) in [("", "`!subst` of the empty string has no end"), ("b", "accepted")] {
        let mut eval = eval();
        let [from, to, text] = [from, "x", "abc"].map(|text| eval.store.syms.intern(text));
        let result = eval.substitute(from, to, text);
        assert_eq!(message(&eval, &result), expected);
    }
}

#[test]
fn a_chosen_value_of_another_type_stays_until_it_is_known() {
    let mut eval = eval();
    let bits = eval.store.types.bits(4);
    let name = eval.store.syms.intern("x");
    let field = eval.make(Node::Var(name, TypeId::INT));
    let (no, yes, five) = (eval.int(0), eval.int(1), eval.int(5));
    let pairs = [no, five, yes, field];
    let chosen = eval.fold_cond(field, &pairs, bits, None).expect("a condition is true");
    assert_eq!(chosen, Some(field));
    let chosen = eval.fold_cond(field, &[yes, five], bits, None).expect("a condition is true");
    assert!(chosen.is_some_and(|value| value != five && matches!(eval.node(value), Node::Bits(..))));
    let none = eval.fold_cond(field, &[no, five], bits, None);
    assert!(message(&eval, &none).contains("no condition is true"));
}

#[test]
fn the_width_of_bits_is_checked() {
    for (width, expected) in [
        (-1, "`bits` of negative width"),
        (8, "accepted"),
        (1_000_001, "`bits<1000001>` is too wide; the limit is 1000000"),
    ] {
        let mut eval = eval();
        let ty = eval.tree.add(Expr::TyBits(width), Span::NONE);
        let result = eval.ty(ty);
        assert_eq!(message(&eval, &result), expected);
    }
}
