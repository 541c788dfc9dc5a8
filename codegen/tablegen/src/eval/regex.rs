//! Regular expressions for `!match` and `!instances`: POSIX extended syntax with
//! back-references, unanchored.
//!
//! A pattern is compiled to a program for a backtracking machine with an explicit stack, so
//! that neither pattern nor text can exhaust the call stack. A limit on steps bounds the time.

use super::fold::{At, Folded};
use super::{Eval, Res};
use crate::store::{Node, RecordId, TypeId, ValueId};
use std::cmp::Ordering;
use std::sync::Arc;

const PROGRAM: usize = 20_000;
const NESTING: usize = 100;
const REPEAT: usize = 255;

#[derive(Clone, Debug)]
enum Op {
    Byte(u8),
    Any,
    /// A byte of the set.
    Set(Box<[bool; 256]>),
    Start,
    End,
    /// Try the first branch, then the second.
    Split(usize, usize),
    Jump(usize),
    Save(usize),
    Back(usize),
    /// Store where an iteration of a repetition starts.
    Mark(usize),
    /// Fail if the iteration matched the empty string.
    Moved(usize),
    Match,
}

/// A compiled pattern.
#[derive(Debug)]
pub(super) struct Regex {
    program: Vec<Op>,
    groups: usize,
    marks: usize,
}

struct Compiler<'p> {
    pattern: &'p [u8],
    at: usize,
    program: Vec<Op>,
    groups: usize,
    marks: usize,
    depth: usize,
}

type Compiled<T> = Result<T, &'static str>;

impl Regex {
    pub(super) fn new(pattern: &str) -> Compiled<Regex> {
        let mut compiler = Compiler {
            pattern: pattern.as_bytes(),
            at: 0,
            program: Vec::new(),
            groups: 0,
            marks: 0,
            depth: 0,
        };
        compiler.alternatives()?;
        if compiler.at < compiler.pattern.len() {
            return Err("parentheses not balanced");
        }
        compiler.program.push(Op::Match);
        let Compiler { program, groups, marks, .. } = compiler;
        Ok(Regex { program, groups, marks })
    }

    /// Whether the pattern matches somewhere in the text; `None` if that takes more than `steps`.
    pub(super) fn is_match(&self, text: &str, mut steps: usize) -> Option<bool> {
        let text = text.as_bytes();
        for start in 0..=text.len() {
            if self.matches_at(text, start, &mut steps)? {
                return Some(true);
            }
        }
        Some(false)
    }

    fn matches_at(&self, text: &[u8], start: usize, steps: &mut usize) -> Option<bool> {
        let state = vec![usize::MAX; 2 * self.groups + 2 + self.marks];
        let marks = 2 * self.groups + 2;
        let mut stack = vec![(0, start, state)];
        while let Some((mut pc, mut at, mut state)) = stack.pop() {
            loop {
                *steps = steps.checked_sub(1 + state.len() / 8)?;
                let next = text.get(at).copied();
                let fits = match &self.program[pc] {
                    Op::Match => return Some(true),
                    Op::Byte(byte) => next == Some(*byte),
                    Op::Any => next.is_some(),
                    Op::Set(set) => next.is_some_and(|byte| set[usize::from(byte)]),
                    Op::Start | Op::End => {
                        let start = matches!(self.program[pc], Op::Start);
                        if at != if start { 0 } else { text.len() } {
                            break;
                        }
                        pc += 1;
                        continue;
                    }
                    Op::Split(first, second) => {
                        stack.push((*second, at, state.clone()));
                        pc = *first;
                        continue;
                    }
                    Op::Jump(to) => {
                        pc = *to;
                        continue;
                    }
                    Op::Save(slot) => {
                        state[*slot] = at;
                        pc += 1;
                        continue;
                    }
                    Op::Mark(mark) => {
                        state[marks + mark] = at;
                        pc += 1;
                        continue;
                    }
                    Op::Moved(mark) => {
                        if state[marks + mark] == at {
                            break;
                        }
                        pc += 1;
                        continue;
                    }
                    Op::Back(group) => {
                        let range = state[2 * group]..state[2 * group + 1];
                        let Some(part) = text.get(range) else { break };
                        if !text[at..].starts_with(part) {
                            break;
                        }
                        at += part.len();
                        pc += 1;
                        continue;
                    }
                };
                if !fits {
                    break;
                }
                at += 1;
                pc += 1;
            }
        }
        Some(false)
    }
}

impl Compiler<'_> {
    fn peek(&self) -> Option<u8> {
        self.pattern.get(self.at).copied()
    }

    fn push(&mut self, op: Op) -> Compiled<()> {
        if self.program.len() >= PROGRAM {
            return Err("the pattern is too large");
        }
        self.program.push(op);
        Ok(())
    }

    fn alternatives(&mut self) -> Compiled<()> {
        let start = self.program.len();
        self.branch()?;
        let mut ends = Vec::new();
        while self.peek() == Some(b'|') {
            self.at += 1;
            // Insert the split before the branch compiled so far.
            self.insert(start)?;
            self.push(Op::Jump(0))?;
            ends.push(self.program.len() - 1);
            let second = self.program.len();
            self.program[start] = Op::Split(start + 1, second);
            for end in &mut ends {
                if *end < second - 1 {
                    *end += 1;
                }
            }
            self.branch()?;
        }
        let end = self.program.len();
        for jump in ends {
            self.program[jump] = Op::Jump(end);
        }
        Ok(())
    }

    /// Inserts a placeholder at `at` and adjusts jump targets.
    fn insert(&mut self, at: usize) -> Compiled<()> {
        self.push(Op::Match)?;
        self.program[at..].rotate_right(1);
        for op in &mut self.program[at + 1..] {
            match op {
                Op::Split(a, b) => {
                    for target in [a, b] {
                        *target += usize::from(*target >= at);
                    }
                }
                Op::Jump(target) => *target += usize::from(*target >= at),
                Op::Byte(_)
                | Op::Any
                | Op::Set(_)
                | Op::Start
                | Op::End
                | Op::Save(_)
                | Op::Back(_)
                | Op::Mark(_)
                | Op::Moved(_)
                | Op::Match => {}
            }
        }
        Ok(())
    }

    fn branch(&mut self) -> Compiled<()> {
        let mut any = false;
        while let Some(byte) = self.peek() {
            if byte == b'|' || (byte == b')' && self.depth > 0) {
                break;
            }
            let start = self.program.len();
            self.atom()?;
            self.repeats(start)?;
            any = true;
        }
        if any { Ok(()) } else { Err("empty (sub)expression") }
    }

    fn atom(&mut self) -> Compiled<()> {
        let byte = self.pattern[self.at];
        self.at += 1;
        match byte {
            b'(' => self.group(),
            b')' => Err("parentheses not balanced"),
            b'.' => self.push(Op::Any),
            b'^' => self.push(Op::Start),
            b'$' => self.push(Op::End),
            b'[' => self.set(),
            b'*' | b'+' | b'?' => Err("repetition-operator operand invalid"),
            b'\\' => match self.peek() {
                None => Err("trailing backslash (\\)"),
                Some(digit @ b'1'..=b'9') => {
                    self.at += 1;
                    let group = usize::from(digit - b'0');
                    if group > self.groups {
                        return Err("invalid backreference number");
                    }
                    self.push(Op::Back(group))
                }
                Some(byte) => {
                    self.at += 1;
                    self.push(Op::Byte(byte))
                }
            },
            byte => self.push(Op::Byte(byte)),
        }
    }

    fn group(&mut self) -> Compiled<()> {
        if self.depth >= NESTING {
            return Err("the pattern is nested too deep");
        }
        self.depth += 1;
        self.groups += 1;
        let group = self.groups;
        self.push(Op::Save(2 * group))?;
        self.alternatives()?;
        if self.peek() != Some(b')') {
            return Err("parentheses not balanced");
        }
        self.at += 1;
        self.depth -= 1;
        self.push(Op::Save(2 * group + 1))
    }

    fn repeats(&mut self, start: usize) -> Compiled<()> {
        let (least, most) = match self.peek() {
            Some(b'*') => (0, None),
            Some(b'+') => (1, None),
            Some(b'?') => (0, Some(1)),
            Some(b'{') if self.pattern.get(self.at + 1).is_some_and(u8::is_ascii_digit) => self.bounds()?,
            _ => return Ok(()),
        };
        self.at += 1;
        if matches!(self.peek(), Some(b'*' | b'+' | b'?')) {
            return Err("repetition-operator operand invalid");
        }
        let atom: Vec<Op> = self.program.drain(start..).collect();
        for _ in 0..least {
            self.copy(&atom, start)?;
        }
        match most {
            None => {
                let mark = self.marks;
                self.marks += 1;
                let split = self.program.len();
                self.push(Op::Split(split + 1, 0))?;
                self.push(Op::Mark(mark))?;
                self.copy(&atom, start)?;
                self.push(Op::Moved(mark))?;
                self.push(Op::Jump(split))?;
                let end = self.program.len();
                self.program[split] = Op::Split(split + 1, end);
            }
            Some(most) => {
                let mut splits = Vec::new();
                for _ in least..most {
                    splits.push(self.program.len());
                    self.push(Op::Match)?;
                    self.copy(&atom, start)?;
                }
                let end = self.program.len();
                for split in splits {
                    self.program[split] = Op::Split(split + 1, end);
                }
            }
        }
        Ok(())
    }

    /// Appends operations that were compiled at position `from`, with adjusted targets.
    fn copy(&mut self, ops: &[Op], from: usize) -> Compiled<()> {
        let to = self.program.len();
        let moved = |target: usize| target - from + to;
        for op in ops {
            let op = match op {
                Op::Split(a, b) => Op::Split(moved(*a), moved(*b)),
                Op::Jump(target) => Op::Jump(moved(*target)),
                op => op.clone(),
            };
            self.push(op)?;
        }
        Ok(())
    }

    /// `{n}`, `{n,}` or `{n,m}`, up to the `}`.
    fn bounds(&mut self) -> Compiled<(usize, Option<usize>)> {
        self.at += 1;
        let least = self.count()?;
        let mut most = Some(least);
        if self.peek() == Some(b',') {
            self.at += 1;
            most = match self.peek() {
                Some(b'}') => None,
                _ => Some(self.count()?),
            };
        }
        if self.peek() != Some(b'}') || most.is_some_and(|most| most < least) {
            return Err("invalid repetition count(s)");
        }
        Ok((least, most))
    }

    fn count(&mut self) -> Compiled<usize> {
        let start = self.at;
        let mut count = 0;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            count = (count * 10 + usize::from(digit - b'0')).min(REPEAT + 1);
            self.at += 1;
        }
        if start == self.at || count > REPEAT {
            return Err("invalid repetition count(s)");
        }
        Ok(count)
    }

    /// A bracket expression, after the `[`.
    fn set(&mut self) -> Compiled<()> {
        const OPEN: &str = "brackets ([ ]) not balanced";
        let mut set = Box::new([false; 256]);
        let negated = self.peek() == Some(b'^');
        self.at += usize::from(negated);
        let mut first = true;
        loop {
            let low = self.peek().ok_or(OPEN)?;
            if low == b']' && !first {
                self.at += 1;
                break;
            }
            first = false;
            if self.pattern[self.at..].starts_with(b"[:") {
                self.class(&mut set)?;
                continue;
            }
            self.at += 1;
            let range =
                self.peek() == Some(b'-') && self.pattern.get(self.at + 1).is_some_and(|&byte| byte != b']');
            let high = if range {
                self.at += 2;
                self.pattern[self.at - 1]
            } else {
                low
            };
            if high < low {
                return Err("invalid character range");
            }
            set[usize::from(low)..=usize::from(high)].fill(true);
        }
        if negated {
            set.iter_mut().for_each(|fits| *fits = !*fits);
        }
        self.push(Op::Set(set))
    }

    fn class(&mut self, set: &mut [bool; 256]) -> Compiled<()> {
        let rest = &self.pattern[self.at + 2..];
        let end = rest.windows(2).position(|pair| pair == b":]").ok_or("invalid character class")?;
        let fits: fn(u8) -> bool = match &rest[..end] {
            b"alnum" => |byte| byte.is_ascii_alphanumeric(),
            b"alpha" => |byte| byte.is_ascii_alphabetic(),
            b"blank" => |byte| matches!(byte, b' ' | b'\t'),
            b"cntrl" => |byte| byte.is_ascii_control(),
            b"digit" => |byte| byte.is_ascii_digit(),
            b"graph" => |byte| byte.is_ascii_graphic(),
            b"lower" => |byte| byte.is_ascii_lowercase(),
            b"print" => |byte| byte.is_ascii_graphic() || byte == b' ',
            b"punct" => |byte| byte.is_ascii_punctuation(),
            b"space" => |byte| byte.is_ascii_whitespace() || byte == 0x0b,
            b"upper" => |byte| byte.is_ascii_uppercase(),
            b"xdigit" => |byte| byte.is_ascii_hexdigit(),
            _ => return Err("invalid character class"),
        };
        self.at += end + 4;
        for byte in 0..=255 {
            set[usize::from(byte)] |= fits(byte);
        }
        Ok(())
    }
}

impl Eval {
    fn regex(&mut self, pattern: crate::store::Sym, rec: Option<RecordId>) -> Res<Arc<Regex>> {
        if let Some(regex) = self.regexes.get(&pattern) {
            return Ok(Arc::clone(regex));
        }
        match Regex::new(self.sym_text(pattern)) {
            Ok(regex) => {
                let regex = Arc::new(regex);
                self.regexes.insert(pattern, Arc::clone(&regex));
                Ok(regex)
            }
            Err(why) => {
                let text = self.sym_text(pattern).to_owned();
                Err(self.fail_in(rec, format!("invalid regex '{text}': {why}")))
            }
        }
    }

    fn regex_matches(&mut self, regex: &Regex, text: crate::store::Sym, rec: Option<RecordId>) -> Res<bool> {
        match regex.is_match(self.sym_text(text), self.limits.match_steps) {
            Some(found) => Ok(found),
            None => Err(self.fail_in(rec, "matching the regex takes too many steps")),
        }
    }

    pub(super) fn fold_match(&mut self, text: ValueId, pattern: ValueId, At { rec, .. }: At) -> Folded {
        let (Some(text), Some(pattern)) = (self.as_sym(text), self.as_sym(pattern)) else {
            return Ok(None);
        };
        let regex = self.regex(pattern, rec)?;
        self.regex_matches(&regex, text, rec).map(|found| Some(ValueId::bit(found)))
    }

    /// All finished records of a type whose names match.
    pub(super) fn fold_instances(
        &mut self,
        ty: TypeId,
        pattern: ValueId,
        rec: Option<RecordId>,
        is_final: bool,
    ) -> Res<Option<ValueId>> {
        if rec.is_some() && !is_final {
            return Ok(None);
        }
        let Some(pattern) = self.as_sym(pattern) else { return Ok(None) };
        let regex = self.regex(pattern, rec)?;
        let mut found = Vec::new();
        for index in 0..self.store.defs.len() {
            self.step()?;
            let def = self.store.defs[index];
            let own = self.record_type(def);
            let Node::Str(name) = self.node(self.store.rec(def).name) else { continue };
            if self.is_a(own, ty) && self.regex_matches(&regex, name, rec)? {
                self.watch.note(def);
                found.push((name, self.def_value(def)));
            }
        }
        found.sort_by(|&(a, _), &(b, _)| natural_order(self.sym_text(a), self.sym_text(b)));
        let defs: Vec<_> = found.into_iter().map(|(_, def)| def).collect();
        Ok(Some(self.make_list(ty, &defs)))
    }
}

/// Natural order, in which `a2` comes before `a10`: numbers at the same position are compared
/// by length first.
fn natural_order(a: &str, b: &str) -> Ordering {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let digits = |text: &[u8], at: usize| text[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let mut at = 0;
    while at < a.len() && at < b.len() {
        let (x, y) = (digits(a, at), digits(b, at));
        if x > 0 && y > 0 {
            match x.cmp(&y).then_with(|| a[at..at + x].cmp(&b[at..at + y])) {
                Ordering::Equal => at += x,
                order => return order,
            }
        } else if a[at] != b[at] {
            return a[at].cmp(&b[at]);
        } else {
            at += 1;
        }
    }
    a.len().cmp(&b.len())
}

#[cfg(test)]
mod tests {
    use super::{Regex, natural_order};

    fn is_match(pattern: &str, text: &str) -> bool {
        let regex = Regex::new(pattern).expect("a good pattern");
        regex.is_match(text, 10_000).expect("in time")
    }

    #[test]
    fn patterns_are_found_anywhere() {
        assert!(is_match("b+c", "aabbbcd"));
        assert!(!is_match("^b", "ab"));
        assert!(is_match("^(foo|bar|baz)$", "bar"));
        assert!(is_match("^(foo|bar|baz)$", "baz"));
        assert!(!is_match("^(foo|bar)$", "foobar"));
        assert!(is_match("[[:digit:]_]{2,3}$", "x1_"));
        assert!(!is_match("^[^a-c]+$", "xyb"));
        assert!(is_match("(a.)\\1", "zaxax"));
        assert!(!is_match("(a.)\\1", "zaxay"));
        assert!(is_match("a{2}b?c", "aac"));
        assert!(is_match("\\.", "a.b"));
    }

    #[test]
    fn empty_parts_are_errors() {
        for pattern in ["", "a|", "|a", "()", "(", "[a", "*a", "a{3,1}", "\\"] {
            assert!(Regex::new(pattern).is_err(), "{pattern}");
        }
    }

    #[test]
    fn excessive_backtracking_reaches_the_step_limit() {
        let regex = Regex::new("(a*)*b").expect("a good pattern");
        assert_eq!((regex.is_match("aaaaa", 5_000_000), regex.is_match("aaaaa", 50)), (Some(false), None));
    }

    #[test]
    fn numbers_in_names_are_ordered_as_numbers() {
        let mut names = ["a10", "a2", "atan2", "a1", "b", "atan"];
        names.sort_by(|a, b| natural_order(a, b));
        assert_eq!(names, ["a1", "a2", "a10", "atan", "atan2", "b"]);
    }
}
