//! POSIX extended regular expressions over bytes, as in LLVM's `Regex`: the leftmost longest match, and `\1` to `\9` for the
//! text that a group matched. `!match` of TableGen and FileCheck use them.
//!
//! A crate for regular expressions of Perl's kind would have neither references to groups nor the longest of several
//! alternatives, and both decide the value of a variable of a check.

use std::ops::Range;

/// A compiled expression.
///
/// ```
/// use isogloss_support::{Regex, RegexOptions};
/// let regex = Regex::new("(a|ab)(c|bcd)", RegexOptions::default())?;
/// assert!(regex.is_match(b"xabcd")?);
/// let captures = regex.find(b"xabcd")?.expect("a match");
/// assert_eq!(captures, [Some(1..5), Some(1..2), Some(2..5)]);
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug)]
pub struct Regex {
    root: Node,
    code: Vec<Inst>,
    groups: usize,
    has_references: bool,
    /// Whether `^` and `$` match at line breaks.
    newline: bool,
    /// The limit of a search's steps.
    steps: usize,
    /// The bytes with which a match may begin; `None` if it may be empty.
    first: Option<Box<[bool; 256]>>,
}

/// The ranges that the whole expression and its groups matched.
pub type Captures = Vec<Option<Range<usize>>>;

#[derive(Clone, Debug)]
enum Kind {
    Bytes(Box<[bool; 256]>),
    LineStart,
    LineEnd,
    Group(usize, Box<Node>),
    Sequence(Vec<Node>),
    Alternatives(Vec<Node>),
    Repeat { node: Box<Node>, min: u32, max: Option<u32> },
    Reference(usize),
}

/// A node, with its range in the code.
#[derive(Clone, Debug)]
struct Node {
    kind: Kind,
    code: Range<usize>,
}

#[derive(Clone, Debug)]
enum Inst {
    Bytes(Box<[bool; 256]>),
    LineStart,
    LineEnd,
    /// Tries the first before the second.
    Split(usize, usize),
    Jump(usize),
    Open(usize),
    Close(usize),
    /// The match of a group. The code after it up to the target is the group's, for the search without groups.
    Reference(usize, usize),
    /// Begins a round of a loop, in the slot.
    Enter(usize),
    /// Ends a round; one that matched nothing is the last.
    Leave(usize),
}

const TOO_LONG: &str = "the regular expression takes too long to match";

/// The largest count in `{…}`.
const LARGEST_COUNT: u32 = 255;

/// The meaning of an expression, and the limits of its compilation and its searches.
#[derive(Clone, Copy, Debug)]
pub struct RegexOptions {
    /// Whether upper and lower case of ASCII letters are equal (LLVM's `IgnoreCase`).
    pub ignore_case: bool,
    /// Whether `.` and `[^…]` match no line break, and `^` and `$` match next to one (LLVM's `Newline`).
    pub newline: bool,
    /// The maximum nesting of groups.
    pub nesting: usize,
    /// The maximum number of instructions of an expression: counts of counts multiply.
    pub instructions: usize,
    /// The maximum number of steps of [`Regex::is_match`], and of [`Regex::find`] for an expression with references.
    pub steps: usize,
}

impl Default for RegexOptions {
    fn default() -> Self {
        Self { ignore_case: false, newline: false, nesting: 200, instructions: 1 << 17, steps: 2_000_000 }
    }
}

impl Regex {
    /// Compiles an expression.
    ///
    /// # Errors
    /// The message of LLVM's compiler of expressions, or that a limit is reached.
    pub fn new(text: &str, options: RegexOptions) -> Result<Self, String> {
        let mut parser =
            Parser { text: text.as_bytes(), at: 0, groups: 0, closed: Vec::new(), depth: 0, options };
        let mut root = parser.alternatives(None)?;
        let groups = parser.groups;
        let mut has_references = false;
        let mut compiler = Compiler { code: Vec::new(), slots: 0, instructions: options.instructions };
        let bodies = group_bodies(&root, groups, &mut has_references);
        compiler.emit(&mut root, &bodies)?;
        let RegexOptions { newline, steps, .. } = options;
        let mut regex =
            Self { root, code: compiler.code, groups, has_references, newline, steps, first: None };
        regex.first = regex.first_bytes();
        Ok(regex)
    }

    /// The number of groups.
    #[must_use]
    pub fn groups(&self) -> usize {
        self.groups
    }

    /// The text as an expression that matches it alone.
    #[must_use]
    pub fn escape(text: &str) -> String {
        let mut escaped = String::with_capacity(text.len());
        for character in text.chars() {
            if "()^$|*+?.[]\\{}".contains(character) {
                escaped.push('\\');
            }
            escaped.push(character);
        }
        escaped
    }

    /// The bytes with which a match may begin.
    fn first_bytes(&self) -> Option<Box<[bool; 256]>> {
        let mut first = Box::new([false; 256]);
        let mut seen = vec![false; self.code.len() + 1];
        let mut pending = vec![0];
        while let Some(at) = pending.pop() {
            if std::mem::replace(&mut seen[at], true) {
                continue;
            }
            match self.code.get(at)? {
                Inst::Bytes(bytes) => first.iter_mut().zip(bytes.iter()).for_each(|(all, one)| *all |= one),
                Inst::Split(one, other) => pending.extend([*one, *other]),
                Inst::Jump(to) => pending.push(*to),
                Inst::LineStart
                | Inst::LineEnd
                | Inst::Open(_)
                | Inst::Close(_)
                | Inst::Reference(..)
                | Inst::Enter(_)
                | Inst::Leave(_) => pending.push(at + 1),
            }
        }
        Some(first)
    }

    /// Whether the expression matches somewhere in a text.
    ///
    /// # Errors
    /// A message if the search takes more than the limit of steps.
    pub fn is_match(&self, text: &[u8]) -> Result<bool, String> {
        if self.has_references {
            return Ok(self.find(text)?.is_some());
        }
        let mut threads = Threads::new(self.code.len());
        let (mut moved, mut steps) = (Vec::new(), 0);
        for at in 0..=text.len() {
            // A match may begin at each position.
            threads.now = std::mem::take(&mut moved);
            threads.now.push(0);
            threads.next_generation();
            while let Some(pc) = threads.now.pop() {
                if !threads.visit(pc) {
                    continue;
                }
                steps += 1;
                if steps > self.steps {
                    return Err(TOO_LONG.to_owned());
                }
                match self.code.get(pc) {
                    None => return Ok(true),
                    Some(Inst::Bytes(bytes)) => {
                        if text.get(at).is_some_and(|byte| bytes[usize::from(*byte)]) {
                            moved.push(pc + 1);
                        }
                    }
                    Some(inst) => self.follow(inst, pc, at, text, &mut threads.now),
                }
            }
        }
        Ok(false)
    }

    /// Adds the positions in the code after an instruction that takes no byte.
    fn follow(&self, inst: &Inst, pc: usize, at: usize, text: &[u8], next: &mut Vec<usize>) {
        match inst {
            Inst::LineStart if !self.is_line_start(text, at) => {}
            Inst::LineEnd if !self.is_line_end(text, at) => {}
            Inst::Split(one, other) => next.extend([*one, *other]),
            Inst::Jump(to) => next.push(*to),
            Inst::Bytes(_)
            | Inst::LineStart
            | Inst::LineEnd
            | Inst::Open(_)
            | Inst::Close(_)
            | Inst::Reference(..)
            | Inst::Enter(_)
            | Inst::Leave(_) => next.push(pc + 1),
        }
    }

    /// The leftmost longest match in a text, and its groups.
    ///
    /// # Errors
    /// A message if the search takes more than the limit of steps.
    pub fn find(&self, text: &[u8]) -> Result<Option<Captures>, String> {
        let mut threads = Threads::new(self.code.len());
        let mut steps = 0;
        for start in 0..=text.len() {
            let may_start = self
                .first
                .as_ref()
                .is_none_or(|first| text.get(start).is_some_and(|byte| first[usize::from(*byte)]));
            if !may_start {
                continue;
            }
            let mut limit = text.len();
            while let Some(end) = self.longest(0..self.code.len(), start, limit, text, &mut threads) {
                let mut captures = vec![None; self.groups + 1];
                if !self.has_references {
                    captures[0] = Some(start..end);
                    self.dissect(&self.root, start..end, text, &mut threads, &mut captures);
                    return Ok(Some(captures));
                }
                if let Some(found) = self.backtrack(start, end, text, &mut steps)? {
                    return Ok(Some(found));
                }
                // A shorter one may fulfil the references.
                let Some(shorter) = end.checked_sub(1).filter(|shorter| *shorter >= start) else { break };
                limit = shorter;
            }
        }
        Ok(None)
    }

    /// The end of the longest match of a range of the code that begins at `start` and ends at `limit` or before.
    fn longest(
        &self,
        code: Range<usize>,
        start: usize,
        limit: usize,
        text: &[u8],
        threads: &mut Threads,
    ) -> Option<usize> {
        let mut longest = None;
        threads.clear();
        threads.now.push(code.start);
        let mut at = start;
        loop {
            threads.next_generation();
            let mut moved = Vec::new();
            while let Some(pc) = threads.now.pop() {
                if !threads.visit(pc) {
                    continue;
                }
                if pc == code.end {
                    longest = Some(at);
                    continue;
                }
                match &self.code[pc] {
                    Inst::Bytes(bytes) => {
                        if at < limit && bytes[usize::from(text[at])] {
                            moved.push(pc + 1);
                        }
                    }
                    inst => self.follow(inst, pc, at, text, &mut threads.now),
                }
            }
            if moved.is_empty() {
                return longest;
            }
            threads.now = moved;
            at += 1;
        }
    }

    /// Finds the matches of the groups in a node, which matches a range as a whole: each part takes as much as leaves a
    /// match for the parts after it.
    fn dissect(
        &self,
        node: &Node,
        range: Range<usize>,
        text: &[u8],
        threads: &mut Threads,
        captures: &mut Captures,
    ) {
        match &node.kind {
            Kind::Bytes(_) | Kind::LineStart | Kind::LineEnd | Kind::Reference(_) => {}
            Kind::Group(number, inner) => {
                captures[*number] = Some(range.clone());
                self.dissect(inner, range, text, threads, captures);
            }
            Kind::Sequence(parts) => {
                let mut start = range.start;
                for (part, index) in parts.iter().zip(1..) {
                    let rest = part.code.end..node.code.end;
                    let mut limit = range.end;
                    let end = loop {
                        let Some(end) = self.longest(part.code.clone(), start, limit, text, threads) else {
                            return;
                        };
                        if index == parts.len() && end == range.end
                            || index < parts.len()
                                && self.longest(rest.clone(), end, range.end, text, threads)
                                    == Some(range.end)
                        {
                            break end;
                        }
                        match end.checked_sub(1) {
                            Some(shorter) if shorter >= start => limit = shorter,
                            _ => return,
                        }
                    };
                    self.dissect(part, start..end, text, threads, captures);
                    start = end;
                }
            }
            Kind::Alternatives(parts) => {
                let whole = |part: &&Node| {
                    self.longest(part.code.clone(), range.start, range.end, text, threads) == Some(range.end)
                };
                if let Some(part) = parts.iter().find(whole) {
                    self.dissect(part, range, text, threads, captures);
                }
            }
            Kind::Repeat { node: inner, .. } => {
                // The last round that matched something.
                let (mut last, mut start) = (None, range.start);
                while let Some(end) = self.longest(inner.code.clone(), start, range.end, text, threads) {
                    if end == start {
                        last = last.or(Some(start..end));
                        break;
                    }
                    last = Some(start..end);
                    start = end;
                }
                if let Some(last) = last {
                    self.dissect(inner, last, text, threads, captures);
                }
            }
        }
    }

    /// A match of a range with the references fulfilled, the first one in the order of the alternatives.
    fn backtrack(
        &self,
        start: usize,
        end: usize,
        text: &[u8],
        steps: &mut usize,
    ) -> Result<Option<Captures>, String> {
        #[derive(Clone)]
        struct State {
            pc: usize,
            at: usize,
            groups: Vec<(usize, Option<Range<usize>>)>,
            rounds: Vec<usize>,
        }
        let slots = self.code.iter().filter(|inst| matches!(inst, Inst::Enter(_))).count();
        let mut pending = vec![State {
            pc: 0,
            at: start,
            groups: vec![(0, None); self.groups + 1],
            rounds: vec![usize::MAX; slots],
        }];
        while let Some(mut state) = pending.pop() {
            loop {
                *steps += 1;
                if *steps > self.steps {
                    return Err(TOO_LONG.to_owned());
                }
                if state.pc == self.code.len() {
                    if state.at == end {
                        let mut captures: Captures =
                            state.groups.into_iter().map(|(_, range)| range).collect();
                        captures[0] = Some(start..end);
                        return Ok(Some(captures));
                    }
                    break;
                }
                match &self.code[state.pc] {
                    Inst::Bytes(bytes) => {
                        if state.at >= end || !bytes[usize::from(text[state.at])] {
                            break;
                        }
                        state.at += 1;
                    }
                    Inst::LineStart => {
                        if !self.is_line_start(text, state.at) {
                            break;
                        }
                    }
                    Inst::LineEnd => {
                        if !self.is_line_end(text, state.at) {
                            break;
                        }
                    }
                    Inst::Split(one, other) => {
                        pending.push(State { pc: *other, ..state.clone() });
                        state.pc = *one;
                        continue;
                    }
                    Inst::Jump(to) => {
                        state.pc = *to;
                        continue;
                    }
                    Inst::Open(group) => state.groups[*group].0 = state.at,
                    Inst::Close(group) => {
                        let begin = state.groups[*group].0;
                        state.groups[*group].1 = Some(begin..state.at);
                    }
                    Inst::Reference(group, after) => {
                        let Some(range) = state.groups[*group].1.clone() else { break };
                        let length = range.len();
                        if end - state.at < length || text[range] != text[state.at..state.at + length] {
                            break;
                        }
                        state.at += length;
                        state.pc = *after;
                        continue;
                    }
                    Inst::Enter(slot) => state.rounds[*slot] = state.at,
                    Inst::Leave(slot) => {
                        if state.rounds[*slot] == state.at {
                            // The jump back is omitted.
                            state.pc += 1;
                        }
                    }
                }
                state.pc += 1;
            }
        }
        Ok(None)
    }

    fn is_line_start(&self, text: &[u8], at: usize) -> bool {
        at == 0 || self.newline && text[at - 1] == b'\n'
    }

    fn is_line_end(&self, text: &[u8], at: usize) -> bool {
        text.get(at).is_none_or(|byte| self.newline && *byte == b'\n')
    }
}

/// The positions in the code that a search is at.
struct Threads {
    now: Vec<usize>,
    seen: Vec<u32>,
    generation: u32,
}

impl Threads {
    fn new(code: usize) -> Self {
        Self { now: Vec::new(), seen: vec![0; code + 1], generation: 0 }
    }

    fn clear(&mut self) {
        self.now.clear();
    }

    fn next_generation(&mut self) {
        match self.generation.checked_add(1) {
            Some(next) => self.generation = next,
            None => {
                self.seen.fill(0);
                self.generation = 1;
            }
        }
    }

    /// Whether a position is a new one.
    fn visit(&mut self, pc: usize) -> bool {
        std::mem::replace(&mut self.seen[pc], self.generation) != self.generation
    }
}

/// The contents of the groups, by their numbers.
fn group_bodies(root: &Node, groups: usize, has_references: &mut bool) -> Vec<Option<Node>> {
    let mut bodies = vec![None; groups + 1];
    let mut pending = vec![root];
    while let Some(node) = pending.pop() {
        match &node.kind {
            Kind::Bytes(_) | Kind::LineStart | Kind::LineEnd => {}
            Kind::Reference(_) => *has_references = true,
            Kind::Group(number, inner) => {
                bodies[*number] = Some((**inner).clone());
                pending.push(inner);
            }
            Kind::Sequence(parts) | Kind::Alternatives(parts) => pending.extend(parts),
            Kind::Repeat { node, .. } => pending.push(node),
        }
    }
    bodies
}

struct Compiler {
    code: Vec<Inst>,
    slots: usize,
    /// The limit of the code's length.
    instructions: usize,
}

impl Compiler {
    fn push(&mut self, inst: Inst) -> Result<usize, String> {
        if self.code.len() >= self.instructions {
            return Err("regular expression too big".to_owned());
        }
        self.code.push(inst);
        Ok(self.code.len() - 1)
    }

    fn emit(&mut self, node: &mut Node, bodies: &[Option<Node>]) -> Result<(), String> {
        let start = self.code.len();
        match &mut node.kind {
            Kind::Bytes(bytes) => {
                self.push(Inst::Bytes(bytes.clone()))?;
            }
            Kind::LineStart => {
                self.push(Inst::LineStart)?;
            }
            Kind::LineEnd => {
                self.push(Inst::LineEnd)?;
            }
            Kind::Group(number, inner) => {
                self.push(Inst::Open(*number))?;
                self.emit(inner, bodies)?;
                self.push(Inst::Close(*number))?;
            }
            Kind::Sequence(parts) => parts.iter_mut().try_for_each(|part| self.emit(part, bodies))?,
            Kind::Alternatives(parts) => {
                let last = parts.len() - 1;
                let mut jumps = Vec::new();
                for (index, part) in parts.iter_mut().enumerate() {
                    if index < last {
                        let split = self.push(Inst::Split(0, 0))?;
                        self.emit(part, bodies)?;
                        jumps.push(self.push(Inst::Jump(0))?);
                        self.code[split] = Inst::Split(split + 1, self.code.len());
                    } else {
                        self.emit(part, bodies)?;
                    }
                }
                for jump in jumps {
                    self.code[jump] = Inst::Jump(self.code.len());
                }
            }
            Kind::Repeat { node: inner, min, max } => {
                // The node keeps the range of one of its copies, which are alike.
                for _ in 0..*min {
                    self.emit(inner, bodies)?;
                }
                match max {
                    None => {
                        let slot = self.slots;
                        self.slots += 1;
                        let split = self.push(Inst::Split(0, 0))?;
                        self.push(Inst::Enter(slot))?;
                        self.emit(inner, bodies)?;
                        self.push(Inst::Leave(slot))?;
                        self.push(Inst::Jump(split))?;
                        self.code[split] = Inst::Split(split + 1, self.code.len());
                    }
                    Some(max) => {
                        let mut splits = Vec::new();
                        for _ in *min..*max {
                            splits.push(self.push(Inst::Split(0, 0))?);
                            self.emit(inner, bodies)?;
                        }
                        for split in splits {
                            self.code[split] = Inst::Split(split + 1, self.code.len());
                        }
                    }
                }
            }
            Kind::Reference(group) => {
                let at = self.push(Inst::Reference(*group, 0))?;
                // A group inside itself matches nothing.
                if let Some(mut body) = bodies.get(*group).cloned().flatten() {
                    self.emit(&mut body, bodies)?;
                }
                self.code[at] = Inst::Reference(*group, self.code.len());
            }
        }
        node.code = start..self.code.len();
        Ok(())
    }
}

struct Parser<'t> {
    text: &'t [u8],
    at: usize,
    groups: usize,
    /// The groups that have ended, to which a reference may refer.
    closed: Vec<usize>,
    depth: usize,
    options: RegexOptions,
}

impl Parser<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn eat(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn alternatives(&mut self, stop: Option<u8>) -> Result<Node, String> {
        let mut all = Vec::new();
        loop {
            let mut parts = Vec::new();
            while let Some(next) = self.peek().filter(|next| *next != b'|' && Some(*next) != stop) {
                self.at += 1;
                parts.push(self.repeated(next)?);
            }
            if parts.is_empty() {
                return Err("empty (sub)expression".to_owned());
            }
            all.push(node(Kind::Sequence(parts)));
            if !self.eat(b'|') {
                break;
            }
        }
        match all.pop() {
            Some(only) if all.is_empty() => Ok(only),
            last => {
                all.extend(last);
                Ok(node(Kind::Alternatives(all)))
            }
        }
    }

    /// An atom that begins with a byte, with its repetition.
    fn repeated(&mut self, first: u8) -> Result<Node, String> {
        let atom = self.atom(first)?;
        if !self.is_repetition() {
            return Ok(atom);
        }
        if first == b'^' {
            return Err("repetition-operator operand invalid".to_owned());
        }
        let (min, max) = match self.peek() {
            Some(b'*') => (0, None),
            Some(b'+') => (1, None),
            Some(b'?') => (0, Some(1)),
            _ => {
                self.at += 1;
                let min = self.count()?;
                let max = if !self.eat(b',') {
                    Some(min)
                } else if self.peek().is_some_and(|next| next.is_ascii_digit()) {
                    Some(self.count()?)
                } else {
                    None
                };
                if max.is_some_and(|max| max < min) {
                    return Err("invalid repetition count(s)".to_owned());
                }
                if self.peek() != Some(b'}') {
                    let is_open = !self.text[self.at..].contains(&b'}');
                    return Err(if is_open { "braces not balanced" } else { "invalid repetition count(s)" }
                        .to_owned());
                }
                (min, max)
            }
        };
        self.at += 1;
        if self.is_repetition() {
            return Err("repetition-operator operand invalid".to_owned());
        }
        Ok(node(Kind::Repeat { node: Box::new(atom), min, max }))
    }

    fn is_repetition(&self) -> bool {
        match self.peek() {
            Some(b'*' | b'+' | b'?') => true,
            Some(b'{') => self.text.get(self.at + 1).is_some_and(u8::is_ascii_digit),
            _ => false,
        }
    }

    fn count(&mut self) -> Result<u32, String> {
        let mut count = 0;
        while let Some(digit) = self.peek().filter(u8::is_ascii_digit) {
            count = count * 10 + u32::from(digit - b'0');
            if count > LARGEST_COUNT {
                return Err("invalid repetition count(s)".to_owned());
            }
            self.at += 1;
        }
        Ok(count)
    }

    fn atom(&mut self, first: u8) -> Result<Node, String> {
        Ok(match first {
            b'(' => {
                self.depth += 1;
                if self.depth > self.options.nesting {
                    return Err("regular expression too big".to_owned());
                }
                self.groups += 1;
                let number = self.groups;
                let inner = match self.peek() {
                    None => return Err("parentheses not balanced".to_owned()),
                    Some(b')') => node(Kind::Sequence(Vec::new())),
                    Some(_) => self.alternatives(Some(b')'))?,
                };
                if !self.eat(b')') {
                    return Err("parentheses not balanced".to_owned());
                }
                self.depth -= 1;
                self.closed.push(number);
                node(Kind::Group(number, Box::new(inner)))
            }
            b')' => return Err("parentheses not balanced".to_owned()),
            b'^' => node(Kind::LineStart),
            b'$' => node(Kind::LineEnd),
            b'|' => return Err("empty (sub)expression".to_owned()),
            b'*' | b'+' | b'?' => return Err("repetition-operator operand invalid".to_owned()),
            b'{' if self.peek().is_some_and(|next| next.is_ascii_digit()) => {
                return Err("repetition-operator operand invalid".to_owned());
            }
            b'.' => {
                let mut bytes = Box::new([true; 256]);
                bytes[usize::from(b'\n')] = !self.options.newline;
                node(Kind::Bytes(bytes))
            }
            b'[' => self.bracket()?,
            b'\\' => {
                let Some(next) = self.peek() else { return Err("trailing backslash (\\)".to_owned()) };
                self.at += 1;
                match next {
                    b'1'..=b'9' => {
                        let number = usize::from(next - b'0');
                        if !self.closed.contains(&number) {
                            return Err("invalid backreference number".to_owned());
                        }
                        node(Kind::Reference(number))
                    }
                    next => self.literal(next),
                }
            }
            other => self.literal(other),
        })
    }

    fn literal(&self, byte: u8) -> Node {
        let mut bytes = Box::new([false; 256]);
        bytes[usize::from(byte)] = true;
        self.fold_case(&mut bytes);
        node(Kind::Bytes(bytes))
    }

    fn fold_case(&self, bytes: &mut [bool; 256]) {
        if self.options.ignore_case {
            for (upper, lower) in (b'A'..=b'Z').zip(b'a'..=b'z') {
                let either = bytes[usize::from(upper)] || bytes[usize::from(lower)];
                (bytes[usize::from(upper)], bytes[usize::from(lower)]) = (either, either);
            }
        }
    }

    fn bracket(&mut self) -> Result<Node, String> {
        let mut bytes = Box::new([false; 256]);
        let inverted = self.eat(b'^');
        if self.eat(b']') {
            bytes[usize::from(b']')] = true;
        } else if self.eat(b'-') {
            bytes[usize::from(b'-')] = true;
        }
        while self.peek().is_some_and(|next| next != b']') && !self.text[self.at..].starts_with(b"-]") {
            self.bracket_term(&mut bytes)?;
        }
        if self.eat(b'-') {
            bytes[usize::from(b'-')] = true;
        }
        if !self.eat(b']') {
            return Err("brackets ([ ]) not balanced".to_owned());
        }
        self.fold_case(&mut bytes);
        if inverted {
            bytes.iter_mut().for_each(|byte| *byte = !*byte);
            bytes[usize::from(b'\n')] &= !self.options.newline;
        }
        Ok(node(Kind::Bytes(bytes)))
    }

    fn bracket_term(&mut self, bytes: &mut [bool; 256]) -> Result<(), String> {
        if self.text[self.at..].starts_with(b"[:") {
            self.at += 2;
            let rest = &self.text[self.at..];
            let length = rest.iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
            let is_in: fn(&u8) -> bool = match &rest[..length] {
                b"alnum" => u8::is_ascii_alphanumeric,
                b"alpha" => u8::is_ascii_alphabetic,
                b"blank" => |byte| matches!(byte, b' ' | b'\t'),
                b"cntrl" => u8::is_ascii_control,
                b"digit" => u8::is_ascii_digit,
                b"graph" => u8::is_ascii_graphic,
                b"lower" => u8::is_ascii_lowercase,
                b"print" => |byte| byte.is_ascii_graphic() || *byte == b' ',
                b"punct" => u8::is_ascii_punctuation,
                b"space" => |byte| byte.is_ascii_whitespace() || *byte == 0x0b,
                b"upper" => u8::is_ascii_uppercase,
                b"xdigit" => u8::is_ascii_hexdigit,
                _ => return Err("invalid character class".to_owned()),
            };
            self.at += length;
            if !self.text[self.at..].starts_with(b":]") {
                return Err("invalid character class".to_owned());
            }
            self.at += 2;
            (0..=u8::MAX).filter(is_in).for_each(|byte| bytes[usize::from(byte)] = true);
            return Ok(());
        }
        if self.peek() == Some(b'-') {
            return Err("invalid character range".to_owned());
        }
        let start = self.bracket_symbol()?;
        let is_range =
            self.peek() == Some(b'-') && self.text.get(self.at + 1).is_some_and(|next| *next != b']');
        let end = if is_range {
            self.at += 1;
            if self.eat(b'-') { b'-' } else { self.bracket_symbol()? }
        } else {
            start
        };
        if start > end {
            return Err("invalid character range".to_owned());
        }
        (start..=end).for_each(|byte| bytes[usize::from(byte)] = true);
        Ok(())
    }

    /// A byte, or one in `[.` and `.]` or `[=` and `=]`.
    fn bracket_symbol(&mut self) -> Result<u8, String> {
        let Some(byte) = self.peek() else { return Err("brackets ([ ]) not balanced".to_owned()) };
        self.at += 1;
        match self.peek() {
            Some(kind @ (b'.' | b'=')) if byte == b'[' => {
                let symbol = self.text.get(self.at + 1).copied();
                match symbol {
                    Some(symbol) if self.text[self.at + 2..].starts_with(&[kind, b']']) => {
                        self.at += 4;
                        Ok(symbol)
                    }
                    _ => Err("invalid collating element".to_owned()),
                }
            }
            _ => Ok(byte),
        }
    }
}

fn node(kind: Kind) -> Node {
    Node { kind, code: 0..0 }
}

#[cfg(test)]
mod tests;
