//! Measurement of the growth of cost with the input.
//!
//! A [`Shape`] is a text that repeats one construct `n` times. For each shape, `n` is doubled
//! until the reference tool needs about a second; the last three sizes are `n`, `2n` and `4n`
//! of the table. Both tools run alternately as whole processes; times are CPU time.

use std::fmt;
use std::path::{Path, PathBuf};

use crate::process::{Result, Usage, in_turn};

/// A text whose size is a parameter.
#[derive(Clone, Copy)]
pub struct Shape {
    /// The name of the construct in the table.
    pub name: &'static str,
    /// The text with `n` repetitions.
    pub generate: fn(usize) -> String,
    /// The first size.
    pub start: usize,
    /// The largest size, for constructs that a documented limit bounds.
    pub most: usize,
}

impl Shape {
    /// A shape that starts at 1,000 repetitions and has no bound.
    #[must_use]
    pub const fn new(name: &'static str, generate: fn(usize) -> String) -> Shape {
        Shape { name, generate, start: 1_000, most: usize::MAX }
    }

    /// Sets the first size.
    #[must_use]
    pub const fn start(mut self, start: usize) -> Shape {
        self.start = start;
        self
    }

    /// Sets the largest size. The sizes are `most`, `most / 2` and `most / 4` if the tools are
    /// fast up to there.
    #[must_use]
    pub const fn most(mut self, most: usize) -> Shape {
        self.most = most;
        self
    }
}

/// The command line that reads a file.
pub type Command<'a> = &'a dyn Fn(&str) -> Vec<String>;

/// Two tools that read the same texts.
pub struct Growth<'a> {
    /// The directory for the texts, which must exist.
    pub folder: &'a Path,
    /// The extension of the texts, without the dot.
    pub extension: &'a str,
    /// Our command for a file.
    pub ours: Command<'a>,
    /// The reference tool's command for a file.
    pub peer: Command<'a>,
}

/// The time in seconds that the reference tool takes at least at the largest size.
const ENOUGH: f64 = 1.0;
/// The time in seconds of our tool at which the size is not increased further.
const TOO_LONG: f64 = 8.0;
/// The maximum size of a text in bytes.
const TOO_LARGE: usize = 256 << 20;

/// The measurements of one shape.
#[derive(Clone, Debug)]
pub struct Row {
    /// The name of the shape.
    pub name: &'static str,
    /// The smallest of the three sizes.
    pub n: usize,
    /// Our usage at `n`, `2n` and `4n`.
    pub ours: [Usage; 3],
    /// The reference tool's usage at the same sizes.
    pub peer: [Usage; 3],
}

impl Row {
    /// Our CPU time relative to the reference tool's, at the largest size.
    #[must_use]
    pub fn ratio(&self) -> f64 {
        self.ours[2].seconds / self.peer[2].seconds
    }
}

/// The exponent of the growth of CPU time from `2n` to `4n`: 1 is linear.
#[must_use]
pub fn exponent(usages: &[Usage; 3]) -> f64 {
    (usages[2].seconds / usages[1].seconds).log2()
}

/// The increase of peak memory per repetition, in bytes.
#[must_use]
pub fn bytes_per_unit(usages: &[Usage; 3], n: usize) -> f64 {
    (usages[2].mebibytes - usages[1].mebibytes) * f64::from(1 << 20) / (2 * n) as f64
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:<34} {:>9}", self.name, self.n)?;
        for usages in [&self.ours, &self.peer] {
            write!(
                f,
                " | {:>7.3} {:>7.3} {:>7.3} {:>5.2} {:>7.0}",
                usages[0].seconds,
                usages[1].seconds,
                usages[2].seconds,
                exponent(usages),
                bytes_per_unit(usages, self.n)
            )?;
        }
        write!(f, " | {:>5.2}", self.ratio())
    }
}

impl Growth<'_> {
    /// Measures the shapes whose names contain one of `wanted` (all, if it is empty) and prints a line for each. The
    /// results are medians of `runs` runs.
    ///
    /// # Errors
    /// If no shape could be measured. If a tool rejects the text of a single shape, its line
    /// shows the error.
    pub fn print(&self, shapes: &[Shape], wanted: &[String], runs: usize) -> Result<Vec<Row>> {
        println!("{:<34} {:>9} | {:^39} | {:^39} | CPU", "", "", "ours, CPU s", "reference, CPU s");
        let columns = format!("{:>7} {:>7} {:>7} {:>5} {:>7}", "n", "2n", "4n", "exp", "B/unit");
        println!("{:<34} {:>9} | {columns} | {columns} | ratio", "shape", "n");
        let mut rows = Vec::new();
        for shape in shapes {
            if wanted.is_empty() || wanted.iter().any(|word| shape.name.contains(word.as_str())) {
                match self.row(shape, runs) {
                    Ok(row) => {
                        println!("{row}");
                        rows.push(row);
                    }
                    Err(error) => println!("{:<34} {error}", shape.name),
                }
            }
        }
        if rows.is_empty() { Err("no shape was measured".into()) } else { Ok(rows) }
    }

    /// Measures one shape.
    ///
    /// # Errors
    /// If a text cannot be written, or if a tool rejects it.
    pub fn row(&self, shape: &Shape, runs: usize) -> Result<Row> {
        let mut n = shape.start.min(shape.most);
        loop {
            let [ours, peer] = self.measure(shape, n, 1)?;
            let large = self.file(shape, n).metadata()?.len() as usize * 2 > TOO_LARGE;
            let enough = peer.seconds >= ENOUGH || ours.seconds >= TOO_LONG || large || n >= shape.most;
            if enough {
                break;
            }
            std::fs::remove_file(self.file(shape, n))?;
            n = (2 * n).min(shape.most);
        }
        let n = (n / 4).max(1);
        let (mut ours, mut peer) = (Vec::new(), Vec::new());
        for size in [n, 2 * n, 4 * n] {
            let [own, theirs] = self.measure(shape, size, runs)?;
            ours.push(own);
            peer.push(theirs);
            std::fs::remove_file(self.file(shape, size))?;
        }
        Ok(Row { name: shape.name, n, ours: [ours[0], ours[1], ours[2]], peer: [peer[0], peer[1], peer[2]] })
    }

    fn file(&self, shape: &Shape, n: usize) -> PathBuf {
        let name = shape.name.replace(|letter: char| !letter.is_alphanumeric(), "-");
        self.folder.join(format!("{name}-{n}.{}", self.extension))
    }

    /// Measures both tools for one size; the file remains.
    fn measure(&self, shape: &Shape, n: usize, runs: usize) -> Result<[Usage; 2]> {
        let path = self.file(shape, n);
        std::fs::write(&path, (shape.generate)(n))?;
        let file = path.to_string_lossy();
        let (ours, peer) = ((self.ours)(&file), (self.peer)(&file));
        let usages = in_turn(&[&ours, &peer], runs)
            .map_err(|error| format!("shape `{}` with {n} repetitions: {error}", shape.name))?;
        Ok([usages[0], usages[1]])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn usages(seconds: [f64; 3]) -> [Usage; 3] {
        seconds.map(|seconds| Usage { seconds, mebibytes: seconds })
    }

    #[test]
    fn twice_the_time_for_twice_the_input_is_the_exponent_one() {
        assert!((exponent(&usages([1.0, 2.0, 4.0])) - 1.0).abs() < 1e-9);
        assert!((exponent(&usages([1.0, 4.0, 16.0])) - 2.0).abs() < 1e-9);
    }

    #[test]
    fn memory_is_counted_between_the_larger_sizes() {
        assert!((bytes_per_unit(&usages([1.0, 2.0, 4.0]), 1 << 20) - 1.0).abs() < 1e-9);
    }
}
