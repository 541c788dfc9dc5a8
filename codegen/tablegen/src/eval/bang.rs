//! Bang operators: the operands that they take, and the types of their results.

use super::{Eval, Failed, Res};
use crate::Span;
use crate::operators::{TypeArgument, operators};
use crate::store::{BinOp, Node, Sym, TernOp, TypeId, UnOp, ValueId};
use crate::syntax::{Bang, Expr, ExprId, Run};

/// A bang operator in the syntax tree.
#[derive(Clone, Copy)]
struct Call {
    bang: Bang,
    ty: Option<ExprId>,
    operands: Run,
    span: Span,
    wanted: Option<TypeId>,
}

impl Call {
    /// The `)`, where an operand is missing.
    fn closing(&self) -> Span {
        let length = self.span.len();
        self.span.part(length.saturating_sub(1)..length)
    }
}

/// The accepted kind of an operand.
#[derive(Clone, Copy)]
enum Operand {
    /// Anything; if it is the only operand, `?` as well.
    Any,
    /// A value that converts to this type.
    Type(TypeId),
    /// A string, a list or a dag.
    Sized,
    /// A list. If it is a literal, it has an element.
    List,
    /// A list with the type of the result.
    SameList,
    /// A list of strings or numbers.
    TextList,
    Separator,
    /// A number, string or record that can be compared with the operand before it.
    Equatable,
    /// A number or string that can be compared with the operand before it.
    Ordered,
    /// The element of the list that is the result.
    Repeated,
    Times,
    /// The index or the name of an argument of a dag.
    DagKey,
}

/// The type of a result.
#[derive(Clone, Copy)]
enum Outcome {
    Type(TypeId),
    /// The type argument.
    Argument,
    /// The type argument, which is a class; any record without it.
    RecordArgument,
    /// The type that all operands convert to.
    Joined,
    /// A list of elements as the first operand.
    ListOfFirst,
    /// The type of the elements of the operand.
    Element,
    /// The type of the operand.
    Rest,
    /// A list of the elements of the operand's elements, or the operand's own type.
    Flat,
}

impl Operand {
    fn words(self) -> &'static str {
        match self {
            Operand::Any | Operand::Type(_) | Operand::Repeated => "a value",
            Operand::Sized => "string, list, or dag",
            Operand::List => "list",
            Operand::SameList => "a list",
            Operand::TextList => "list of string, int, bits, or bit",
            Operand::Separator => "a string as the second operand",
            Operand::Equatable => "bit, bits, int, string, or record",
            Operand::Ordered => "bit, bits, int, or string",
            Operand::Times => "an int as the second operand",
            Operand::DagKey => "integer index or string name",
        }
    }
}

impl Eval {
    #[inline(never)]
    pub(super) fn bang(
        &mut self,
        bang: Bang,
        ty: Option<ExprId>,
        operands: Run,
        span: Span,
        wanted: Option<TypeId>,
    ) -> Res<ValueId> {
        let call = Call { bang, ty, operands, span, wanted };
        self.check_type_argument(&call)?;
        macro_rules! read {
            (
                one { $($one:ident = $_1:literal
                    ($_one:ident, $kind:ident, $result:ident $(($type:ident))?, $($fold:tt)*) $_h1:tt,)* }
                two { $($two:ident = $_2:literal
                    ($_two:ident, $count:pat, [$($kinds:ident $(($types:ident))?),*], $outcome:ident $(($out:ident))?, $($folds:tt)*) $_h2:tt,)* }
                three { $($three:ident = $_3:literal ($_three:ident, $read:ident, $($_f:tt)*) $_h3:tt,)* }
                other { $($other:ident = $_4:literal ($_other:ident, $reads:ident) $_h4:tt,)* }
                suffix $suffix:tt
            ) => {
                match bang {
                    $(Bang::$one => {
                        let result = Outcome::$result $((TypeId::$type))?;
                        self.unary(&call, UnOp::$one, Operand::$kind, result)
                    })*
                    $(Bang::$two => {
                        let kinds = &[$(Operand::$kinds $((TypeId::$types))?),*];
                        let result = Outcome::$outcome $((TypeId::$out))?;
                        self.binary(&call, BinOp::$two, matches!(3, $count), kinds, result)
                    })*
                    $(Bang::$three => self.$read(&call),)*
                    $(Bang::$other => self.$reads(&call),)*
                }
            };
        }
        operators!(read)
    }

    fn finish(&mut self, op: ValueId, call: &Call) -> Res<ValueId> {
        self.here = call.span;
        self.fold(op, self.current, false)
    }

    fn fail_call(&mut self, call: &Call, message: &str) -> Failed {
        self.fail_at(call.span, call, message)
    }

    /// An error in a part of an operator.
    fn fail_at(&mut self, span: Span, call: &Call, message: &str) -> Failed {
        let name = call.bang.text();
        self.fail(span, format!("{message} in `!{name}`"))
    }

    /// An error in the operand at `index`.
    fn fail_operand(&mut self, call: &Call, index: u32, message: &str) -> Failed {
        let span = if index < call.operands.len {
            self.tree.span(self.tree.nth(call.operands, index))
        } else {
            call.closing()
        };
        self.fail_at(span, call, message)
    }

    fn check_type_argument(&mut self, call: &Call) -> Res<()> {
        let code = call.ty.filter(|&ty| self.tree.expr(ty) == Expr::TyCode);
        if let Some(code) = code {
            let span = self.tree.span(code);
            return Err(self.fail_at(span, call, "`code` is not allowed as a type here; use `string`"));
        }
        // The `<`, or the `(` that is there instead.
        let after_name = 1 + call.bang.text().len();
        let bracket = call.span.part(after_name..after_name + 1);
        match (call.bang.type_argument(), call.ty) {
            (TypeArgument::No, Some(_)) => Err(self.fail_at(bracket, call, "unexpected type argument")),
            (TypeArgument::Yes, None) => Err(self.fail_at(bracket, call, "missing type argument")),
            (TypeArgument::No | TypeArgument::Maybe, None)
            | (TypeArgument::Maybe | TypeArgument::Yes, Some(_)) => Ok(()),
        }
    }

    fn type_argument(&mut self, call: &Call) -> Res<TypeId> {
        match call.ty {
            Some(ty) => self.ty(ty),
            None => Err(Failed),
        }
    }

    /// Exactly `N` operands.
    fn operands<const N: usize>(&mut self, call: &Call) -> Res<[ExprId; N]> {
        match <[ExprId; N]>::try_from(self.tree.exprs(call.operands)) {
            Ok(operands) => Ok(operands),
            Err(_) => {
                // A syntax error in an operand may be the reason.
                self.first_failure(call)?;
                let found = call.operands.len;
                let plural = if N == 1 { "" } else { "s" };
                // The first surplus operand, or the end of the operands.
                let message = format!("expected {N} operand{plural}, found {found},");
                Err(self.fail_operand(call, N as u32, &message))
            }
        }
    }

    /// If an operand has a syntax error, reports the first error of the operands, which comes
    /// before an error about their number.
    fn first_failure(&mut self, call: &Call) -> Res<()> {
        let operands = self.tree.exprs(call.operands).iter();
        let wrong = operands.copied().position(|operand| self.tree.expr(operand) == Expr::Error);
        let Some(wrong) = wrong.map(|wrong| wrong as u32) else { return Ok(()) };
        // The operands of these are names of variables, and expressions with them.
        let binds = matches!(call.bang, Bang::Foreach | Bang::Filter | Bang::Foldl);
        for index in if binds { wrong } else { 0 }..=wrong {
            self.value(self.tree.nth(call.operands, index), None)?;
        }
        Ok(())
    }

    /// The type of the operand at `index`.
    fn typed(&mut self, value: ValueId, call: &Call, index: u32) -> Res<TypeId> {
        match self.type_of(value) {
            Some(ty) => Ok(ty),
            None => Err(self.fail_operand(call, index, "operand without a type")),
        }
    }

    fn expect_type(&mut self, value: ValueId, ty: TypeId, call: &Call, index: u32) -> Res<()> {
        let own = self.typed(value, call, index)?;
        if own == ty {
            return Ok(());
        }
        let message = format!("expected {}, got type '{}'", self.show_type(ty), self.show_type(own));
        Err(self.fail_operand(call, index, &message))
    }

    /// As `expect_type`, except that a value without a type is accepted.
    fn expect_type_if_any(&mut self, value: ValueId, ty: TypeId, call: &Call, index: u32) -> Res<()> {
        match self.type_of(value) {
            Some(_) => self.expect_type(value, ty, call, index),
            None => Ok(()),
        }
    }

    /// Checks that a result of type `ty` converts to the expected type.
    fn expect_result(&mut self, ty: TypeId, call: &Call) -> Res<()> {
        match call.wanted {
            Some(wanted) if !self.convertible(ty, wanted) => {
                let (wanted, ty) = (self.show_type(wanted), self.show_type(ty));
                Err(self.fail(call.span, format!("expected value of type '{wanted}', got '{ty}'")))
            }
            _ => Ok(()),
        }
    }

    // Operators whose row describes all their operands.

    fn unary(&mut self, call: &Call, op: UnOp, kind: Operand, outcome: Outcome) -> Res<ValueId> {
        let ty = self.outcome(call, outcome, &[], None)?;
        let [operand] = self.operands(call)?;
        let value = self.value(operand, None)?;
        let fits = match (kind, self.type_of(value)) {
            (Operand::Any, _) => true,
            (_, own) => own.is_some_and(|own| self.is_operand(kind, own)),
        };
        if !fits {
            return Err(self.fail_operand(call, 0, &format!("expected {} operand", kind.words())));
        }
        let ty = match ty {
            Some(ty) => Some(ty),
            None => self.outcome(call, outcome, &[value], None)?,
        };
        let node = self.make(Node::Un(op, value, ty.unwrap_or(TypeId::INT)));
        let result = self.finish(node, call)?;
        let is_absent = op == UnOp::GetDagOpName && result == ValueId::UNSET;
        if is_absent && self.absent_at != Some(call.span) {
            return Err(self.fail_operand(call, 0, "the operator of the dag has no name"));
        }
        Ok(result)
    }

    /// `more` allows any number of operands, grouped from the right; otherwise there are two.
    fn binary(
        &mut self,
        call: &Call,
        op: BinOp,
        more: bool,
        kinds: &[Operand],
        outcome: Outcome,
    ) -> Res<ValueId> {
        let ty = self.outcome(call, outcome, &[], None)?;
        if let Some(ty) = ty {
            self.expect_result(ty, call)?;
        }
        let is_number = matches!(ty, Some(TypeId::BIT | TypeId::INT));
        let mut joined = None;
        let mut values = Vec::with_capacity(call.operands.len as usize);
        for index in 0..call.operands.len {
            let operand = self.tree.nth(call.operands, index);
            let kind = kinds[(index as usize).min(kinds.len() - 1)];
            let expected = match kind {
                Operand::Type(ty) => Some(ty),
                Operand::SameList => joined.or(call.wanted),
                Operand::Equatable | Operand::Ordered => joined,
                Operand::Any
                | Operand::Sized
                | Operand::List
                | Operand::TextList
                | Operand::Separator
                | Operand::Repeated
                | Operand::Times
                | Operand::DagKey => None,
            };
            let value = if is_number {
                self.operand_of_number(operand, expected)?
            } else {
                self.value(operand, expected)?
            };
            values.push(value);
            let own = match self.type_of(value) {
                Some(own) => own,
                None => return Err(self.fail_operand(call, index, "expected a typed value")),
            };
            let span = self.tree.span(operand);
            joined = Some(match expected {
                Some(expected) => self.join_operand(expected, own, span)?,
                None if self.is_operand(kind, own) => own,
                None => {
                    let (expected, own) = (kind.words(), self.show_type(own));
                    return Err(self.fail(span, format!("expected {expected}; got value of type '{own}'")));
                }
            });
            if matches!(kind, Operand::Repeated) {
                let list = self.store.types.list(own);
                self.expect_result(list, call)?;
            }
        }
        let ty = match ty {
            Some(ty) => Some(ty),
            None => self.outcome(call, outcome, &values, joined)?,
        };
        let ty = ty.unwrap_or(TypeId::INT);
        while more && values.len() > 2 {
            let (Some(right), Some(left)) = (values.pop(), values.pop()) else { break };
            let both = self.make(Node::Bin(op, left, right, ty));
            values.push(self.finish(both, call)?);
        }
        match values[..] {
            [a, b] => {
                let op = self.make(Node::Bin(op, a, b, ty));
                self.finish(op, call)
            }
            [] => Err(self.fail_at(call.closing(), call, "expected two operands")),
            _ => Err(self.fail_call(call, "expected two operands")),
        }
    }

    /// The type of the result, if these operands, which have the type `joined` in common, decide it.
    fn outcome(
        &mut self,
        call: &Call,
        outcome: Outcome,
        operands: &[ValueId],
        joined: Option<TypeId>,
    ) -> Res<Option<TypeId>> {
        let first = operands.first().copied();
        Ok(match outcome {
            Outcome::Type(ty) => Some(ty),
            Outcome::Argument => Some(self.type_argument(call)?),
            Outcome::RecordArgument if call.ty.is_none() => Some(TypeId::ANY_RECORD),
            Outcome::RecordArgument => {
                let ty = self.type_argument(call)?;
                if !self.store.types.is_record(ty) {
                    let span = call.ty.map_or(call.span, |ty| self.tree.span(ty));
                    return Err(self.fail_at(span, call, "the type argument must be a record type"));
                }
                Some(ty)
            }
            Outcome::Joined => joined,
            Outcome::ListOfFirst => {
                let own = first.and_then(|first| self.type_of(first));
                own.map(|own| self.store.types.list(own))
            }
            Outcome::Element | Outcome::Rest | Outcome::Flat => match first {
                Some(list) => self.part_of_list(call, outcome, list)?,
                None => None,
            },
        })
    }

    fn part_of_list(&mut self, call: &Call, outcome: Outcome, list: ValueId) -> Res<Option<TypeId>> {
        let own = self.type_of(list);
        let mut element = own.and_then(|own| self.store.types.element(own));
        if let Some(items) = self.list_items(list) {
            let Some(&first) = items.first() else {
                return Err(self.fail_operand(call, 0, "empty list operand"));
            };
            element = self.type_of(first);
            if element.is_none() {
                return Err(self.fail_operand(call, 0, "untyped list element"));
            }
        }
        Ok(match (outcome, element) {
            (Outcome::Rest, Some(element)) => Some(self.store.types.list(element)),
            (Outcome::Flat, Some(element)) if !self.store.types.is_list(element) => own,
            (_, element) => element,
        })
    }

    fn is_operand(&mut self, kind: Operand, own: TypeId) -> bool {
        let number = self.convertible(own, TypeId::INT);
        let text = own == TypeId::STRING;
        let is_list = self.store.types.is_list(own);
        match kind {
            Operand::Any | Operand::Type(_) | Operand::Repeated => true,
            Operand::Sized => text || own == TypeId::DAG || is_list,
            Operand::List | Operand::SameList => is_list,
            Operand::TextList => {
                let types = &mut self.store.types;
                let (strings, ints) = (types.list(TypeId::STRING), types.list(TypeId::INT));
                own == strings || self.convertible(own, ints)
            }
            Operand::Separator => text,
            Operand::Equatable => number || text || self.convertible(own, TypeId::ANY_RECORD),
            Operand::Ordered | Operand::DagKey => number || text,
            Operand::Times => own == TypeId::INT,
        }
    }

    /// The common type of the operands up to one of type `own`.
    fn join_operand(&mut self, expected: TypeId, own: TypeId, span: Span) -> Res<TypeId> {
        match self.join_types(expected, own) {
            Some(joined) => Ok(joined),
            None => {
                let (expected, own) = (self.show_type(expected), self.show_type(own));
                Err(self.fail(span, format!("expected value of type '{expected}', got '{own}'")))
            }
        }
    }

    /// An operand that only contributes to a computed number: a literal gets no origin, because the number has none.
    fn operand_of_number(&mut self, id: ExprId, wanted: Option<TypeId>) -> Res<ValueId> {
        let node = match self.tree.expr(id) {
            Expr::Int(int) => Node::Int(int),
            Expr::Str(text) => Node::Str(text),
            _ => return self.value(id, wanted),
        };
        self.step()?;
        self.here = self.tree.span(id);
        Ok(self.make(node))
    }

    // Operators on records.

    fn read_isa(&mut self, call: &Call) -> Res<ValueId> {
        let ty = self.type_argument(call)?;
        let [value] = self.operands(call)?;
        let value = self.value(value, None)?;
        let op = self.make(Node::IsA(ty, value));
        self.finish(op, call)
    }

    fn read_exists(&mut self, call: &Call) -> Res<ValueId> {
        let ty = self.type_argument(call)?;
        let [name] = self.operands(call)?;
        let name = self.value(name, None)?;
        self.expect_type(name, TypeId::STRING, call, 0)?;
        let op = self.make(Node::Exists(ty, name));
        self.finish(op, call)
    }

    fn read_instances(&mut self, call: &Call) -> Res<ValueId> {
        let ty = self.type_argument(call)?;
        let regex = if call.operands.is_empty() {
            self.string(".*")
        } else {
            let [regex] = self.operands(call)?;
            let regex = self.value(regex, None)?;
            self.expect_type(regex, TypeId::STRING, call, 0)?;
            regex
        };
        let op = self.make(Node::Instances(ty, regex));
        self.finish(op, call)
    }

    // Operators that bind variables.

    fn variable(&mut self, call: &Call, id: ExprId) -> Res<Sym> {
        let span = self.tree.span(id);
        let Expr::Name(name) = self.tree.expr(id) else {
            self.first_failure(call)?;
            let message = format!("`!{}` expects the name of a variable here", call.bang.text());
            return Err(self.fail(span, message));
        };
        let taken = self.current.and_then(|rec| self.store.rec(rec).field(name)).is_some()
            || self.bang_vars.iter().any(|&(var, _)| var == name);
        if taken {
            let text = self.sym_text(name);
            let message = format!("iteration variable '{text}' is already defined");
            return Err(self.fail(span, message));
        }
        Ok(name)
    }

    fn body(&mut self, vars: &[(Sym, TypeId)], body: ExprId, wanted: Option<TypeId>) -> Res<ValueId> {
        let before = self.bang_vars.len();
        self.bang_vars.extend_from_slice(vars);
        let value = self.with_vars(vars, body, wanted);
        self.bang_vars.truncate(before);
        value
    }

    fn read_foreach(&mut self, call: &Call) -> Res<ValueId> {
        self.read_loop(call, TernOp::Foreach)
    }

    fn read_filter(&mut self, call: &Call) -> Res<ValueId> {
        self.read_loop(call, TernOp::Filter)
    }

    fn read_loop(&mut self, call: &Call, op: TernOp) -> Res<ValueId> {
        let [var, over, body] = self.operands(call)?;
        let name = self.variable(call, var)?;
        let over = self.value(over, None)?;
        let over_ty = self.typed(over, call, 1)?;
        let filter = op == TernOp::Filter;
        let element = self.store.types.element(over_ty);
        let mut body_ty = None;
        match (element, call.wanted) {
            (None, _) if over_ty != TypeId::DAG || filter => {
                let what = if filter { "expected a list" } else { "expected a list or dag" };
                return Err(self.fail_operand(call, 1, what));
            }
            (None, Some(wanted)) if wanted != TypeId::DAG => {
                let wanted = self.show_type(wanted);
                let message = format!("expected value of type '{wanted}', but got dag type");
                return Err(self.fail(call.span, message));
            }
            (Some(_), Some(wanted)) => match self.store.types.element(wanted) {
                Some(element) => body_ty = Some(if filter { TypeId::INT } else { element }),
                None => {
                    let wanted = self.show_type(wanted);
                    let message = format!("expected value of type '{wanted}', but got list type");
                    return Err(self.fail(call.span, message));
                }
            },
            _ => {}
        }
        let body = self.body(&[(name, element.unwrap_or(TypeId::DAG))], body, body_ty)?;
        let ty = match (element, filter) {
            (None, _) => TypeId::DAG,
            (Some(element), true) => self.store.types.list(element),
            (Some(_), false) => {
                let ty = self.typed(body, call, 2)?;
                self.store.types.list(ty)
            }
        };
        let var = self.make(Node::Str(name));
        let op = self.make_ternary(op, [var, over, body], ty);
        self.finish(op, call)
    }

    fn read_foldl(&mut self, call: &Call) -> Res<ValueId> {
        let [start, list, a, b, body] = self.operands(call)?;
        let start = self.value(start, None)?;
        let ty = self.typed(start, call, 0)?;
        let list = self.value(list, None)?;
        let list_ty = self.typed(list, call, 1)?;
        let Some(element) = self.store.types.element(list_ty) else {
            return Err(self.fail_operand(call, 1, "expected a list"));
        };
        let a = self.variable(call, a)?;
        let b = self.variable(call, b)?;
        // As in the reference tool, if both have one name, it has the type of the first and the values of the second.
        let vars = [(a, ty), (b, element)];
        let body = self.body(if a == b { &vars[..1] } else { &vars }, body, None)?;
        let body_ty = self.typed(body, call, 4)?;
        if body_ty != ty {
            let message = format!(
                "expression must be of same type as start ({}), but is of type {}",
                self.show_type(ty),
                self.show_type(body_ty)
            );
            return Err(self.fail_operand(call, 4, &message));
        }
        let (a, b) = (self.make(Node::Str(a)), self.make(Node::Str(b)));
        let parts = [start, list, a, b, body];
        let op = self.store.values.make_with(&parts, |slice| Node::Fold(slice.start, ty));
        self.finish(op, call)
    }

    // Conditionals.

    /// The common type of branches: the operands from `first` on, `step` apart.
    fn join_branches(&mut self, branches: &[ValueId], call: &Call, first: u32, step: usize) -> Res<TypeId> {
        let mut all = None;
        for (index, &branch) in (first..).step_by(step).zip(branches) {
            let Some(own) = self.type_of(branch) else { continue };
            all = match all {
                None => Some(own),
                Some(ty) => match self.join_types(ty, own) {
                    Some(joined) => Some(joined),
                    None => {
                        let message = format!(
                            "inconsistent types '{}' and '{}'",
                            self.show_type(ty),
                            self.show_type(own)
                        );
                        return Err(self.fail_operand(call, index, &message));
                    }
                },
            };
        }
        match all {
            Some(ty) => Ok(ty),
            None => Err(self.fail_call(call, "could not determine the type")),
        }
    }

    fn read_cond(&mut self, call: &Call) -> Res<ValueId> {
        let mut pairs = Vec::with_capacity(call.operands.len as usize);
        let mut results = Vec::new();
        for index in 0..call.operands.len {
            let operand = self.tree.nth(call.operands, index);
            let result = index % 2 == 1;
            let value = self.value(operand, call.wanted.filter(|_| result))?;
            pairs.push(value);
            if result {
                results.push(value);
            }
        }
        if results.is_empty() {
            let message = "there should be at least one `condition : value`";
            return Err(self.fail_at(call.closing(), call, message));
        }
        let ty = self.join_branches(&results, call, 1, 2)?;
        let op = self.store.values.make_with(&pairs, |slice| Node::Cond(slice, ty));
        self.finish(op, call)
    }

    fn read_if(&mut self, call: &Call) -> Res<ValueId> {
        let [condition, then, otherwise] = self.operands(call)?;
        let condition = self.value(condition, None)?;
        let then = self.value(then, call.wanted)?;
        let otherwise = self.value(otherwise, call.wanted)?;
        let ty = self.join_branches(&[then, otherwise], call, 1, 1)?;
        let op = self.make_ternary(TernOp::If, [condition, then, otherwise], ty);
        self.finish(op, call)
    }

    // Dags and strings.

    fn read_dag(&mut self, call: &Call) -> Res<ValueId> {
        let [operator, args, names] = self.operands(call)?;
        let operator = self.value(operator, None)?;
        let args = self.value(args, None)?;
        let names = self.value(names, None)?;
        let args_ty = self.type_of(args);
        if args_ty.is_some_and(|ty| !self.store.types.is_list(ty)) {
            return Err(self.fail_operand(call, 1, "expected a list of arguments"));
        }
        let strings = self.store.types.list(TypeId::STRING);
        if self.type_of(names).is_some_and(|ty| ty != strings) {
            return Err(self.fail_operand(call, 2, "expected list<string> as the names"));
        }
        if args == ValueId::UNSET && names == ValueId::UNSET {
            let message = "cannot have both unset arguments and unset names";
            return Err(self.fail_operand(call, 1, message));
        }
        let op = self.make_ternary(TernOp::Dag, [operator, args, names], TypeId::DAG);
        self.finish(op, call)
    }

    fn read_set_dag_arg(&mut self, call: &Call) -> Res<ValueId> {
        let operands = self.dag_update(call)?;
        let op = self.make_ternary(TernOp::SetDagArg, operands, TypeId::DAG);
        self.finish(op, call)
    }

    fn read_set_dag_name(&mut self, call: &Call) -> Res<ValueId> {
        let operands = self.dag_update(call)?;
        self.expect_type_if_any(operands[2], TypeId::STRING, call, 2)?;
        let op = self.make_ternary(TernOp::SetDagName, operands, TypeId::DAG);
        self.finish(op, call)
    }

    /// A dag, the index or name of an argument, and the new value.
    fn dag_update(&mut self, call: &Call) -> Res<[ValueId; 3]> {
        let [dag, key, new] = self.operands(call)?;
        // The reference tool does not check the type of the first operand.
        let dag = self.value(dag, None)?;
        let key = self.value(key, None)?;
        let key_ty = self.typed(key, call, 1)?;
        if key_ty != TypeId::INT && key_ty != TypeId::STRING {
            return Err(self.fail_operand(call, 1, "expected an index or a name"));
        }
        Ok([dag, key, self.value(new, None)?])
    }

    fn read_subst(&mut self, call: &Call) -> Res<ValueId> {
        let operands: [ExprId; 3] = self.operands(call)?;
        let mut values = [ValueId::UNSET; 3];
        for (index, operand) in operands.into_iter().enumerate() {
            values[index] = self.value(operand, call.wanted.filter(|_| index > 0))?;
        }
        let ty = self.typed(values[2], call, 2)?;
        let op = self.make_ternary(TernOp::Subst, values, ty);
        self.finish(op, call)
    }

    /// Two or three operands.
    fn two_or_three(&mut self, call: &Call, default: i64) -> Res<[ValueId; 3]> {
        let operands = self.tree.exprs(call.operands).to_vec();
        if !(2..=3).contains(&operands.len()) {
            self.first_failure(call)?;
            let surplus = if operands.len() > 3 { 3 } else { call.operands.len };
            return Err(self.fail_operand(call, surplus, "expected two or three operands"));
        }
        let mut values = Vec::with_capacity(3);
        for operand in operands {
            values.push(self.value(operand, None)?);
        }
        if values.len() < 3 {
            values.push(self.int(default));
        }
        Ok([values[0], values[1], values[2]])
    }

    fn read_substr(&mut self, call: &Call) -> Res<ValueId> {
        let [text, start, length] = self.two_or_three(call, i64::MAX)?;
        self.expect_result(TypeId::STRING, call)?;
        self.expect_type_if_any(text, TypeId::STRING, call, 0)?;
        self.expect_type_if_any(start, TypeId::INT, call, 1)?;
        self.expect_type_if_any(length, TypeId::INT, call, 2)?;
        let values = [text, start, length];
        let op = self.make_ternary(TernOp::Substr, values, TypeId::STRING);
        self.finish(op, call)
    }

    fn read_find(&mut self, call: &Call) -> Res<ValueId> {
        let [text, wanted, start] = self.two_or_three(call, 0)?;
        self.expect_result(TypeId::INT, call)?;
        self.expect_type_if_any(text, TypeId::STRING, call, 0)?;
        self.expect_type_if_any(wanted, TypeId::STRING, call, 1)?;
        self.expect_type_if_any(start, TypeId::INT, call, 2)?;
        let values = [text, wanted, start];
        let op = self.make_ternary(TernOp::Find, values, TypeId::INT);
        self.finish(op, call)
    }

    fn read_range(&mut self, call: &Call) -> Res<ValueId> {
        let operands = self.tree.exprs(call.operands).to_vec();
        if !(1..=3).contains(&operands.len()) {
            self.first_failure(call)?;
            return Err(self.fail_operand(call, 3, "expected one to three operands"));
        }
        let mut values = Vec::with_capacity(3);
        for (index, operand) in (0..).zip(operands) {
            let value = self.value(operand, None)?;
            let ty = self.typed(value, call, index)?;
            let list = call.operands.len == 1 && self.store.types.is_list(ty);
            if list {
                let size = self.make(Node::Un(UnOp::Size, value, TypeId::INT));
                values.push(self.finish(size, call)?);
            } else if ty == TypeId::INT {
                values.push(value);
            } else {
                let ty = self.show_type(ty);
                return Err(self.fail_operand(call, index, &format!("expected int, got type '{ty}'")));
            }
        }
        if values.len() == 1 {
            values.insert(0, self.int(0));
        }
        if values.len() == 2 {
            values.push(self.int(1));
        }
        let ty = self.store.types.list(TypeId::INT);
        let op = self.make_ternary(TernOp::Range, [values[0], values[1], values[2]], ty);
        self.finish(op, call)
    }
}
