//! Bang operators: the operands that they take, and the types of their results.

use super::{Eval, Failed, Res};
use crate::Span;
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

impl Eval<'_> {
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
        if let Some(op) = unary(bang) {
            return self.unary(&call, op);
        }
        if let Some(op) = binary(bang) {
            return self.binary(&call, op);
        }
        match bang {
            Bang::IsA => {
                let ty = self.type_argument(&call)?;
                let [value] = self.operands(&call)?;
                let value = self.value(value, None)?;
                let op = self.make(Node::IsA(ty, value));
                self.finish(op, &call)
            }
            Bang::Exists => self.exists(&call),
            Bang::Instances => self.instances(&call),
            Bang::Foreach | Bang::Filter => self.foreach_or_filter(&call),
            Bang::Foldl => self.foldl(&call),
            Bang::Cond => self.cond(&call),
            Bang::If => self.if_then_else(&call),
            Bang::Dag => self.dag(&call),
            Bang::Subst => self.subst(&call),
            Bang::Substr => self.substr(&call),
            Bang::Find => self.find(&call),
            Bang::Range => self.range(&call),
            _ => self.set_dag_part(&call),
        }
    }

    fn finish(&mut self, op: ValueId, call: &Call) -> Res<ValueId> {
        self.here = call.span;
        self.fold(op, self.current, false)
    }

    fn fail_call(&mut self, call: &Call, message: &str) -> Failed {
        let name = call.bang.text();
        self.fail(call.span, format!("{message} in `!{name}`"))
    }

    fn check_type_argument(&mut self, call: &Call) -> Res<()> {
        use Bang::{Cast, Exists, GetDagArg, GetDagOp, Instances, IsA};
        let is_code = call.ty.is_some_and(|ty| matches!(self.tree.expr(ty), Expr::TyCode));
        if is_code {
            return Err(self.fail_call(call, "`code` is not allowed as a type here; use `string`"));
        }
        let takes = matches!(call.bang, Cast | Exists | GetDagArg | GetDagOp | Instances | IsA);
        match (takes, call.ty) {
            (false, Some(_)) => Err(self.fail_call(call, "unexpected type argument")),
            (true, None) if call.bang != GetDagOp => Err(self.fail_call(call, "missing type argument")),
            _ => Ok(()),
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
                Err(self.fail_call(call, &format!("expected {N} operand{plural}, found {found},")))
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

    fn typed(&mut self, value: ValueId, call: &Call) -> Res<TypeId> {
        match self.type_of(value) {
            Some(ty) => Ok(ty),
            None => Err(self.fail_call(call, "operand without a type")),
        }
    }

    fn expect_type(&mut self, value: ValueId, ty: TypeId, call: &Call) -> Res<()> {
        let own = self.typed(value, call)?;
        if own == ty {
            return Ok(());
        }
        let message = format!("expected {}, got type '{}'", self.show_type(ty), self.show_type(own));
        Err(self.fail_call(call, &message))
    }

    /// As `expect_type`, except that a value without a type is accepted.
    fn expect_type_if_any(&mut self, value: ValueId, ty: TypeId, call: &Call) -> Res<()> {
        match self.type_of(value) {
            Some(_) => self.expect_type(value, ty, call),
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

    // One operand.

    fn unary(&mut self, call: &Call, op: UnOp) -> Res<ValueId> {
        let mut ty = match op {
            UnOp::Cast => self.type_argument(call)?,
            UnOp::GetDagOp => match call.ty {
                None => TypeId::ANY_RECORD,
                Some(ty) => {
                    let ty = self.ty(ty)?;
                    if !self.store.types.is_record(ty) {
                        let message = "the type argument must be a record type";
                        return Err(self.fail_call(call, message));
                    }
                    ty
                }
            },
            UnOp::ToLower | UnOp::ToUpper | UnOp::Repr | UnOp::GetDagOpName => TypeId::STRING,
            _ => TypeId::INT,
        };
        let [operand] = self.operands(call)?;
        let value = self.value(operand, None)?;
        match op {
            UnOp::Size | UnOp::Empty => {
                let own = self.type_of(value);
                let fits = own.is_some_and(|own| {
                    own == TypeId::STRING || own == TypeId::DAG || self.store.types.is_list(own)
                });
                if !fits {
                    return Err(self.fail_call(call, "expected string, list, or dag operand"));
                }
            }
            UnOp::Head | UnOp::Tail | UnOp::ListFlatten => ty = self.list_result(call, op, value)?,
            _ => {}
        }
        let op = self.make(Node::Un(op, value, ty));
        self.finish(op, call)
    }

    fn list_result(&mut self, call: &Call, op: UnOp, value: ValueId) -> Res<TypeId> {
        let own = self.type_of(value);
        let Some((list, mut element)) = own.and_then(|own| Some((own, self.store.types.element(own)?)))
        else {
            return Err(self.fail_call(call, "expected list operand"));
        };
        if let Some(items) = self.list_items(value) {
            let Some(&first) = items.first() else {
                return Err(self.fail_call(call, "empty list operand"));
            };
            element = match self.type_of(first) {
                Some(ty) => ty,
                None => return Err(self.fail_call(call, "untyped list element")),
            };
        }
        Ok(match op {
            UnOp::Head => element,
            UnOp::Tail => self.store.types.list(element),
            _ if self.store.types.is_list(element) => element,
            _ => list,
        })
    }

    // Two or more operands.

    fn binary(&mut self, call: &Call, op: BinOp) -> Res<ValueId> {
        let int = TypeId::INT;
        let (mut ty, mut arg_ty) = match op {
            BinOp::Match => (Some(TypeId::BIT), Some(TypeId::STRING)),
            BinOp::Con => (Some(TypeId::DAG), Some(TypeId::DAG)),
            BinOp::Eq | BinOp::Ne | BinOp::Le | BinOp::Lt | BinOp::Ge | BinOp::Gt => {
                (Some(TypeId::BIT), None)
            }
            BinOp::ListConcat | BinOp::ListRemove => (None, call.wanted),
            BinOp::ListSplat => (None, None),
            BinOp::StrConcat => (Some(TypeId::STRING), Some(TypeId::STRING)),
            BinOp::Interleave => (Some(TypeId::STRING), None),
            BinOp::SetDagOp | BinOp::SetDagOpName => (Some(TypeId::DAG), Some(TypeId::DAG)),
            BinOp::GetDagArg => (Some(self.type_argument(call)?), Some(TypeId::DAG)),
            BinOp::GetDagName => (Some(TypeId::STRING), Some(TypeId::DAG)),
            _ => (Some(int), Some(int)),
        };
        if let Some(ty) = ty {
            self.expect_result(ty, call)?;
        }
        let is_number = matches!(ty, Some(TypeId::BIT | TypeId::INT));
        let mut values = Vec::with_capacity(call.operands.len as usize);
        for index in 0..call.operands.len {
            let operand = self.tree.nth(call.operands, index);
            let value = match is_number {
                true => self.operand_of_number(operand, arg_ty)?,
                false => self.value(operand, arg_ty)?,
            };
            values.push(value);
            let own = match self.type_of(value) {
                Some(own) => own,
                None => return Err(self.fail_call(call, "expected a typed value")),
            };
            arg_ty = self.check_operand(call, op, &values, own, arg_ty, operand)?;
        }
        match op {
            BinOp::ListConcat | BinOp::ListRemove => ty = arg_ty,
            BinOp::ListSplat => {
                let first = values.first().and_then(|&first| self.type_of(first));
                ty = first.map(|first| self.store.types.list(first));
            }
            _ => {}
        }
        let ty = ty.unwrap_or(int);
        if associative(op) {
            while values.len() > 2 {
                let (Some(right), Some(left)) = (values.pop(), values.pop()) else { break };
                let both = self.make(Node::Bin(op, left, right, ty));
                values.push(self.finish(both, call)?);
            }
        }
        match values[..] {
            [a, b] => {
                let op = self.make(Node::Bin(op, a, b, ty));
                self.finish(op, call)
            }
            _ => Err(self.fail_call(call, "expected two operands")),
        }
    }

    /// The value of an operand of which a number is computed: the origin of a literal goes no further, so it has none.
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

    /// Checks the last operand of `values` and returns the expected type of the next.
    fn check_operand(
        &mut self,
        call: &Call,
        op: BinOp,
        values: &[ValueId],
        own: TypeId,
        expected: Option<TypeId>,
        operand: ExprId,
    ) -> Res<Option<TypeId>> {
        let span = self.tree.span(operand);
        let next = match expected {
            None => self.check_open_operand(call, op, values.len(), own, span)?,
            Some(expected) => {
                let Some(joined) = self.join_types(expected, own) else {
                    let message = format!(
                        "expected value of type '{}', got '{}'",
                        self.show_type(expected),
                        self.show_type(own)
                    );
                    return Err(self.fail(span, message));
                };
                let keeps = matches!(
                    op,
                    BinOp::Add
                        | BinOp::And
                        | BinOp::Div
                        | BinOp::Mul
                        | BinOp::Or
                        | BinOp::Shl
                        | BinOp::Sra
                        | BinOp::Srl
                        | BinOp::Sub
                        | BinOp::Xor
                );
                Some(if keeps { expected } else { joined })
            }
        };
        Ok(match op {
            BinOp::SetDagOpName => Some(TypeId::STRING),
            BinOp::SetDagOp => Some(TypeId::ANY_RECORD),
            BinOp::GetDagArg => None,
            BinOp::GetDagName => Some(TypeId::INT),
            _ => next,
        })
    }

    /// As `check_operand`, for operands that may have one of several types.
    fn check_open_operand(
        &mut self,
        call: &Call,
        op: BinOp,
        count: usize,
        own: TypeId,
        span: Span,
    ) -> Res<Option<TypeId>> {
        let types = &mut self.store.types;
        let (strings, ints) = (types.list(TypeId::STRING), types.list(TypeId::INT));
        let is_list = types.is_list(own);
        let number = self.convertible(own, TypeId::INT);
        let text = own == TypeId::STRING;
        let record = self.convertible(own, TypeId::ANY_RECORD);
        let (fits, expected, next) = match op {
            BinOp::ListConcat | BinOp::ListRemove => (is_list, "a list", Some(own)),
            BinOp::ListSplat => {
                if count == 1 {
                    let list = self.store.types.list(own);
                    self.expect_result(list, call)?;
                }
                (count != 2 || own == TypeId::INT, "an int as the second operand", None)
            }
            BinOp::Eq | BinOp::Ne => {
                (number || text || record, "bit, bits, int, string, or record", Some(own))
            }
            BinOp::Interleave if count == 1 => {
                let fits = own == strings || self.convertible(own, ints);
                (fits, "list of string, int, bits, or bit", None)
            }
            BinOp::Interleave => (text, "a string as the second operand", None),
            BinOp::GetDagArg => (number || text, "integer index or string name", None),
            _ => (number || text, "bit, bits, int, or string", Some(own)),
        };
        if fits {
            return Ok(next);
        }
        let own = self.show_type(own);
        Err(self.fail(span, format!("expected {expected}; got value of type '{own}'")))
    }

    // Operators on records.

    fn exists(&mut self, call: &Call) -> Res<ValueId> {
        let ty = self.type_argument(call)?;
        let [name] = self.operands(call)?;
        let name = self.value(name, None)?;
        self.expect_type(name, TypeId::STRING, call)?;
        let op = self.make(Node::Exists(ty, name));
        self.finish(op, call)
    }

    fn instances(&mut self, call: &Call) -> Res<ValueId> {
        let ty = self.type_argument(call)?;
        let regex = if call.operands.is_empty() {
            self.string(".*")
        } else {
            let [regex] = self.operands(call)?;
            let regex = self.value(regex, None)?;
            self.expect_type(regex, TypeId::STRING, call)?;
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

    fn foreach_or_filter(&mut self, call: &Call) -> Res<ValueId> {
        let [var, over, body] = self.operands(call)?;
        let name = self.variable(call, var)?;
        let over = self.value(over, None)?;
        let over_ty = self.typed(over, call)?;
        let filter = call.bang == Bang::Filter;
        let element = self.store.types.element(over_ty);
        let mut body_ty = None;
        match (element, call.wanted) {
            (None, _) if over_ty != TypeId::DAG || filter => {
                let what = if filter { "expected a list" } else { "expected a list or dag" };
                return Err(self.fail_call(call, what));
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
                let ty = self.typed(body, call)?;
                self.store.types.list(ty)
            }
        };
        let var = self.make(Node::Str(name));
        let op = if filter { TernOp::Filter } else { TernOp::ForEach };
        let op = self.make_ternary(op, [var, over, body], ty);
        self.finish(op, call)
    }

    fn foldl(&mut self, call: &Call) -> Res<ValueId> {
        let [start, list, a, b, body] = self.operands(call)?;
        let start = self.value(start, None)?;
        let ty = self.typed(start, call)?;
        let list = self.value(list, None)?;
        let list_ty = self.typed(list, call)?;
        let Some(element) = self.store.types.element(list_ty) else {
            return Err(self.fail_call(call, "expected a list"));
        };
        let a = self.variable(call, a)?;
        let b = self.variable(call, b)?;
        // As in the reference tool, if both have one name, it has the type of the first and the values of the second.
        let vars = [(a, ty), (b, element)];
        let body = self.body(if a == b { &vars[..1] } else { &vars }, body, None)?;
        let body_ty = self.typed(body, call)?;
        if body_ty != ty {
            let message = format!(
                "expression must be of same type as start ({}), but is of type {}",
                self.show_type(ty),
                self.show_type(body_ty)
            );
            return Err(self.fail_call(call, &message));
        }
        let (a, b) = (self.make(Node::Str(a)), self.make(Node::Str(b)));
        let parts = [start, list, a, b, body];
        let op = self.store.values.make_with(&parts, |slice| Node::Fold(slice.start, ty));
        self.finish(op, call)
    }

    // Conditionals.

    fn join_branches(&mut self, branches: &[ValueId], call: &Call) -> Res<TypeId> {
        let mut all = None;
        for &branch in branches {
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
                        return Err(self.fail_call(call, &message));
                    }
                },
            };
        }
        match all {
            Some(ty) => Ok(ty),
            None => Err(self.fail_call(call, "could not determine the type")),
        }
    }

    fn cond(&mut self, call: &Call) -> Res<ValueId> {
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
            return Err(self.fail_call(call, message));
        }
        let ty = self.join_branches(&results, call)?;
        let op = self.store.values.make_with(&pairs, |slice| Node::Cond(slice, ty));
        self.finish(op, call)
    }

    fn if_then_else(&mut self, call: &Call) -> Res<ValueId> {
        let [condition, then, otherwise] = self.operands(call)?;
        let condition = self.value(condition, None)?;
        let then = self.value(then, call.wanted)?;
        let otherwise = self.value(otherwise, call.wanted)?;
        let ty = self.join_branches(&[then, otherwise], call)?;
        let op = self.make_ternary(TernOp::If, [condition, then, otherwise], ty);
        self.finish(op, call)
    }

    // Dags and strings.

    fn dag(&mut self, call: &Call) -> Res<ValueId> {
        let [operator, args, names] = self.operands(call)?;
        let operator = self.value(operator, None)?;
        let args = self.value(args, None)?;
        let names = self.value(names, None)?;
        let args_ty = self.type_of(args);
        if args_ty.is_some_and(|ty| !self.store.types.is_list(ty)) {
            return Err(self.fail_call(call, "expected a list of arguments"));
        }
        let strings = self.store.types.list(TypeId::STRING);
        if self.type_of(names).is_some_and(|ty| ty != strings) {
            return Err(self.fail_call(call, "expected list<string> as the names"));
        }
        if args == ValueId::UNSET && names == ValueId::UNSET {
            let message = "cannot have both unset arguments and unset names";
            return Err(self.fail_call(call, message));
        }
        let op = self.make_ternary(TernOp::Dag, [operator, args, names], TypeId::DAG);
        self.finish(op, call)
    }

    fn set_dag_part(&mut self, call: &Call) -> Res<ValueId> {
        let [dag, key, new] = self.operands(call)?;
        // The reference tool does not check the type of the first operand.
        let dag = self.value(dag, None)?;
        let key = self.value(key, None)?;
        let key_ty = self.typed(key, call)?;
        if key_ty != TypeId::INT && key_ty != TypeId::STRING {
            return Err(self.fail_call(call, "expected an index or a name"));
        }
        let new = self.value(new, None)?;
        let op = if call.bang == Bang::SetDagName {
            self.expect_type_if_any(new, TypeId::STRING, call)?;
            TernOp::SetDagName
        } else {
            TernOp::SetDagArg
        };
        let op = self.make_ternary(op, [dag, key, new], TypeId::DAG);
        self.finish(op, call)
    }

    fn subst(&mut self, call: &Call) -> Res<ValueId> {
        let operands: [ExprId; 3] = self.operands(call)?;
        let mut values = [ValueId::UNSET; 3];
        for (index, operand) in operands.into_iter().enumerate() {
            values[index] = self.value(operand, call.wanted.filter(|_| index > 0))?;
        }
        let ty = self.typed(values[2], call)?;
        let op = self.make_ternary(TernOp::Subst, values, ty);
        self.finish(op, call)
    }

    /// Two or three operands.
    fn two_or_three(&mut self, call: &Call, default: i64) -> Res<[ValueId; 3]> {
        let operands = self.tree.exprs(call.operands).to_vec();
        if !(2..=3).contains(&operands.len()) {
            self.first_failure(call)?;
            return Err(self.fail_call(call, "expected two or three operands"));
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

    fn substr(&mut self, call: &Call) -> Res<ValueId> {
        let [text, start, length] = self.two_or_three(call, i64::MAX)?;
        self.expect_result(TypeId::STRING, call)?;
        self.expect_type_if_any(text, TypeId::STRING, call)?;
        self.expect_type_if_any(start, TypeId::INT, call)?;
        self.expect_type_if_any(length, TypeId::INT, call)?;
        let values = [text, start, length];
        let op = self.make_ternary(TernOp::Substr, values, TypeId::STRING);
        self.finish(op, call)
    }

    fn find(&mut self, call: &Call) -> Res<ValueId> {
        let [text, wanted, start] = self.two_or_three(call, 0)?;
        self.expect_result(TypeId::INT, call)?;
        self.expect_type_if_any(text, TypeId::STRING, call)?;
        self.expect_type_if_any(wanted, TypeId::STRING, call)?;
        self.expect_type_if_any(start, TypeId::INT, call)?;
        let values = [text, wanted, start];
        let op = self.make_ternary(TernOp::Find, values, TypeId::INT);
        self.finish(op, call)
    }

    fn range(&mut self, call: &Call) -> Res<ValueId> {
        let operands = self.tree.exprs(call.operands).to_vec();
        if !(1..=3).contains(&operands.len()) {
            self.first_failure(call)?;
            return Err(self.fail_call(call, "expected one to three operands"));
        }
        let mut values = Vec::with_capacity(3);
        for operand in operands {
            let value = self.value(operand, None)?;
            let ty = self.typed(value, call)?;
            let list = call.operands.len == 1 && self.store.types.is_list(ty);
            if list {
                let size = self.make(Node::Un(UnOp::Size, value, TypeId::INT));
                values.push(self.finish(size, call)?);
            } else if ty == TypeId::INT {
                values.push(value);
            } else {
                let ty = self.show_type(ty);
                return Err(self.fail_call(call, &format!("expected int, got type '{ty}'")));
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

fn unary(bang: Bang) -> Option<UnOp> {
    Some(match bang {
        Bang::Cast => UnOp::Cast,
        Bang::Empty => UnOp::Empty,
        Bang::GetDagOp => UnOp::GetDagOp,
        Bang::GetDagOpName => UnOp::GetDagOpName,
        Bang::Head => UnOp::Head,
        Bang::Initialized => UnOp::Initialized,
        Bang::ListFlatten => UnOp::ListFlatten,
        Bang::Logtwo => UnOp::Log2,
        Bang::Not => UnOp::Not,
        Bang::Repr => UnOp::Repr,
        Bang::Size => UnOp::Size,
        Bang::Tail => UnOp::Tail,
        Bang::ToLower => UnOp::ToLower,
        Bang::ToUpper => UnOp::ToUpper,
        _ => return None,
    })
}

fn binary(bang: Bang) -> Option<BinOp> {
    Some(match bang {
        Bang::Add => BinOp::Add,
        Bang::And => BinOp::And,
        Bang::Con => BinOp::Con,
        Bang::Div => BinOp::Div,
        Bang::Eq => BinOp::Eq,
        Bang::Ge => BinOp::Ge,
        Bang::GetDagArg => BinOp::GetDagArg,
        Bang::GetDagName => BinOp::GetDagName,
        Bang::Gt => BinOp::Gt,
        Bang::Interleave => BinOp::Interleave,
        Bang::Le => BinOp::Le,
        Bang::ListConcat => BinOp::ListConcat,
        Bang::ListRemove => BinOp::ListRemove,
        Bang::ListSplat => BinOp::ListSplat,
        Bang::Lt => BinOp::Lt,
        Bang::Match => BinOp::Match,
        Bang::Mul => BinOp::Mul,
        Bang::Ne => BinOp::Ne,
        Bang::Or => BinOp::Or,
        Bang::SetDagOp => BinOp::SetDagOp,
        Bang::SetDagOpName => BinOp::SetDagOpName,
        Bang::Shl => BinOp::Shl,
        Bang::Sra => BinOp::Sra,
        Bang::Srl => BinOp::Srl,
        Bang::StrConcat => BinOp::StrConcat,
        Bang::Sub => BinOp::Sub,
        Bang::Xor => BinOp::Xor,
        _ => return None,
    })
}

/// Whether more than two operands are allowed, grouped from the right.
fn associative(op: BinOp) -> bool {
    use BinOp::{Add, And, Con, ListConcat, Mul, Or, StrConcat, Xor};
    matches!(op, StrConcat | ListConcat | Con | Add | And | Or | Xor | Mul)
}
