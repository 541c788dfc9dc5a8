//! The comparison of an output with checks.

use super::directive::{Check, Kind};
use super::pattern::Found;
use super::source::Source;
use super::state::State;
use super::{Failure, Options, nearest};
use std::ops::Range;

pub(crate) struct Checker<'s> {
    pub(crate) source: &'s Source,
    pub(crate) output: &'s Source,
    pub(crate) options: &'s Options,
    pub(crate) state: State,
    pub(crate) messages: String,
}

/// A check failed; the messages give the reason.
struct Failed;

impl Checker<'_> {
    pub(crate) fn run(mut self, checks: &[Check]) -> Result<(), Failure> {
        let (mut first, mut next) = (0, 0);
        let mut rest = 0..self.output.text.len();
        let mut failed = false;
        loop {
            let region = match checks[next..].iter().position(|check| check.kind == Kind::Label) {
                None => {
                    next = checks.len();
                    rest.clone()
                }
                Some(label) => {
                    next += label;
                    // The labels divide the output before anything else is compared.
                    let Ok(found) = self.check(&checks[next], rest.clone(), true) else {
                        failed = true;
                        break;
                    };
                    next += 1;
                    let region = rest.start..found.end;
                    rest.start = found.end;
                    region
                }
            };
            if first != 0 && self.options.enable_var_scope {
                self.state.clear_local();
            }
            let mut region = region;
            for check in &checks[first..next] {
                match self.check(check, region.clone(), false) {
                    Ok(found) => region.start = found.end,
                    Err(Failed) => {
                        failed = true;
                        break;
                    }
                }
            }
            first = next;
            if next == checks.len() {
                break;
            }
        }
        if failed { Err(Failure::Mismatch(self.messages)) } else { Ok(()) }
    }

    /// Compares a check with a region, which begins after the match before it. `is_scan` is the search for a label
    /// alone, without the checks before it.
    fn check(&mut self, check: &Check, region: Range<usize>, is_scan: bool) -> Result<Range<usize>, Failed> {
        let (mut nots, mut from) = (Vec::new(), region.start);
        if !is_scan {
            from = self.before(check, region.clone(), &mut nots)?;
        }
        let mut found: Option<Range<usize>> = None;
        for round in 0..check.count {
            let start = found.as_ref().map_or(from, |found| found.end);
            match self.find(check, start..region.end) {
                Found::At(range) => {
                    let first = found.map_or(range.start, |found| found.start);
                    found = Some(first..range.end);
                }
                Found::Nowhere => return Err(self.not_found(check, start..region.end, round)),
                Found::Wrong(error) => return Err(self.wrong(check, &error)),
            }
        }
        let found = found.unwrap_or(from..from);
        if !is_scan {
            self.lines(check, from..found.start, &found)?;
            self.nots(&nots, from..found.start)?;
        }
        Ok(found)
    }

    /// The first match of a check in a region of the output.
    fn find(&mut self, check: &Check, region: Range<usize>) -> Found {
        let text = &self.output.text.as_bytes()[region.clone()];
        match check.pattern.find(text, self.options, &mut self.state) {
            Found::At(range) => Found::At(region.start + range.start..region.start + range.end),
            other => other,
        }
    }

    /// Compares the `-DAG` checks before a check, and the `-NOT` checks before these. Returns where they end, and the
    /// `-NOT` checks after them.
    fn before<'k>(
        &mut self,
        check: &'k Check,
        region: Range<usize>,
        nots: &mut Vec<&'k Check>,
    ) -> Result<usize, Failed> {
        let mut start = region.start;
        // The matches of a group, which do not overlap, in order; or one range for all of them.
        let mut matches: Vec<Range<usize>> = Vec::new();
        for (index, dag) in check.before.iter().enumerate() {
            if dag.kind == Kind::Not {
                nots.push(dag);
                continue;
            }
            let (mut from, mut place) = (start, 0);
            loop {
                let found = match self.find(dag, from..region.end) {
                    Found::At(found) => found,
                    Found::Nowhere => return Err(self.not_found(dag, from..region.end, 0)),
                    Found::Wrong(error) => return Err(self.wrong(dag, &error)),
                };
                if self.options.allow_deprecated_dag_overlap {
                    // One range for the group.
                    let group = matches.pop().unwrap_or(found.clone());
                    matches.push(group.start.min(found.start)..group.end.max(found.end));
                    break;
                }
                while matches.get(place).is_some_and(|other| found.start >= other.end) {
                    place += 1;
                }
                match matches.get(place).filter(|other| other.start < found.end) {
                    Some(overlapping) => {
                        from = overlapping.end;
                        place += 1;
                    }
                    None => {
                        matches.insert(place, found);
                        break;
                    }
                }
            }
            let is_last = check.before.get(index + 1).is_none_or(|next| next.kind == Kind::Not);
            if let (true, Some(first), Some(last)) = (is_last, matches.first(), matches.last()) {
                let (first, last) = (first.start, last.end);
                self.nots(nots, start..first)?;
                nots.clear();
                start = last;
                matches.clear();
            }
        }
        Ok(start)
    }

    /// Compares the text between a match and the one before it with the `-NOT` checks there.
    fn nots(&mut self, nots: &[&Check], region: Range<usize>) -> Result<(), Failed> {
        let mut failed = Ok(());
        for not in nots {
            match self.find(not, region.start..region.end.max(region.start)) {
                Found::Nowhere => {}
                Found::At(range) => {
                    let message = format!("{}: excluded text is in the output", not.name);
                    self.about(not, &message);
                    self.messages += &self.output.message("note", range, "it is here");
                    failed = Err(Failed);
                }
                Found::Wrong(error) => failed = Err(self.wrong(not, &error)),
            }
        }
        failed
    }

    /// Compares the number of lines since the match before it.
    fn lines(&mut self, check: &Check, skipped: Range<usize>, found: &Range<usize>) -> Result<(), Failed> {
        let lines =
            self.output.text.as_bytes()[skipped.clone()].iter().filter(|byte| **byte == b'\n').count();
        let message = match (check.kind, lines) {
            (Kind::Next | Kind::Empty, 0) => "is on the same line as the match before it",
            (Kind::Next | Kind::Empty, 2..) => "is not on the line after the match before it",
            (Kind::Same, 1..) => "is not on the same line as the match before it",
            (
                Kind::Next
                | Kind::Empty
                | Kind::Same
                | Kind::Plain
                | Kind::Not
                | Kind::Dag
                | Kind::Label
                | Kind::End,
                _,
            ) => {
                return Ok(());
            }
        };
        self.about(check, &format!("{}: the text {message}", check.name));
        self.messages += &self.output.message("note", found.clone(), "it is here");
        self.messages +=
            &self.output.message("note", skipped.start..skipped.start, "the match before it ends here");
        Err(Failed)
    }

    /// A message about a check.
    fn about(&mut self, check: &Check, message: &str) {
        self.messages += &if check.name.starts_with("--") {
            format!("error: {message}\n")
        } else {
            self.source.message("error", check.range.clone(), message)
        };
    }

    fn wrong(&mut self, check: &Check, errors: &str) -> Failed {
        for error in errors.lines() {
            self.about(check, &format!("{}: {error}", check.name));
            let name = error.strip_prefix("undefined variable: ");
            let near = name.and_then(|name| nearest::name(name, self.state.names()));
            if let Some(near) = near {
                let message = format!("did you mean `{near}`?");
                self.messages += &self.source.message("help", check.range.clone(), &message);
            }
        }
        Failed
    }

    fn not_found(&mut self, check: &Check, region: Range<usize>, round: u32) -> Failed {
        let which =
            if check.count > 1 { format!(" ({} of {})", round + 1, check.count) } else { String::new() };
        self.about(check, &format!("{}: expected text not found in the output{which}", check.name));
        for (name, value) in check.pattern.uses(&self.state) {
            let message = match value {
                Some(value) if name == "#" => format!("with the number `{value}`"),
                Some(value) => format!("with `{name}` = `{value}`"),
                None => continue,
            };
            self.messages += &self.source.message("note", check.range.clone(), &message);
        }
        self.messages += &self.output.message("note", region.start..region.start, "the output from here on");
        let example = check.pattern.example(&self.state);
        if let Some(near) = nearest::text(&example, &self.output.text, region) {
            self.messages += &self.output.message("note", near, "the nearest text");
        }
        Failed
    }
}
