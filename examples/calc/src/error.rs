//! [`Error`]: a message with its position in the source.

use isogloss::Attribute;
use isogloss::builtin::{FileLineColRange, Location};
use isogloss::ir::Position;
use std::fmt;

/// An error of the parser, the verifier or the interpreter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The file and the position. `None` if the operation's location is not a position in a file.
    pub place: Option<(String, Position)>,
    /// The description of the error.
    pub message: String,
}

impl Error {
    /// An error at an MLIR location.
    pub(crate) fn of(location: Location<'_>, message: impl Into<String>) -> Self {
        let place = Attribute::from(location).dyn_cast::<FileLineColRange<'_>>().map(|place| {
            let file = String::from_utf8_lossy(place.filename().bytes()).into_owned();
            (file, Position { line: place.start_line(), column: place.start_column() })
        });
        Self { place, message: message.into() }
    }
}

/// The text of errors, each followed by the source line and a caret below the position.
#[must_use]
pub fn render(errors: &[Error], source: &str) -> String {
    let render = |error: &Error| {
        let line = error.place.as_ref().and_then(|(_, at)| {
            let line = source.lines().nth((at.line as usize).checked_sub(1)?)?;
            let before = line.get(..(at.column as usize).checked_sub(1)?)?;
            // Tabs keep their width.
            let blank: String = before.chars().map(|c| if c == '\t' { c } else { ' ' }).collect();
            Some(format!("\n  {line}\n  {blank}^"))
        });
        format!("{error}{}", line.unwrap_or_default())
    };
    errors.iter().map(render).collect::<Vec<_>>().join("\n")
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((file, at)) = &self.place {
            write!(f, "{file}:{}:{}: ", at.line, at.column)?;
        }
        write!(f, "error: {}", self.message)
    }
}

impl std::error::Error for Error {}
