//! The values of fields, and their conversion to Rust types.

use std::fmt;

use crate::provenance::Via;
use crate::store::{Node, ValueId};
use crate::{Record, Records, Span};

/// A value of a finished record.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Value<'a> {
    /// `?`.
    Unset,
    /// A `bit`.
    Bit(bool),
    /// An `int`.
    Int(i64),
    /// A `string`, or `code`.
    String(StringValue<'a>),
    /// A `bits<n>`.
    Bits(BitsValue<'a>),
    /// A `list<T>`.
    List(ListValue<'a>),
    /// A `dag`.
    Dag(DagValue<'a>),
    /// A record.
    Record(Record<'a>),
    /// An expression that could not be computed; only in classes, and in fields
    /// declared with `field`.
    Unresolved(UnresolvedValue<'a>),
}

impl<'a> Value<'a> {
    pub(crate) fn new(records: &'a Records, via: Via, id: ValueId) -> Value<'a> {
        let sequence = |slice| Sequence { records, via, id, items: records.store.values.slice(slice) };
        match records.store.values.node(id) {
            Node::Unset => Value::Unset,
            Node::Bit(bit) => Value::Bit(bit),
            Node::Int(int) => Value::Int(int),
            Node::Str(_) | Node::Code(_) => Value::String(StringValue { records, via, id }),
            Node::Bits(slice) => Value::Bits(BitsValue(sequence(slice))),
            Node::List(_, slice) => Value::List(ListValue(sequence(slice))),
            Node::Dag(slice) => Value::Dag(DagValue(sequence(slice))),
            Node::Def(record) => {
                Value::Record(Record { via: records.through(via, id, record), ..records.record(record) })
            }
            _ => Value::Unresolved(UnresolvedValue { records, id }),
        }
    }

    /// The kind of the value for messages, with an article: "a bit", "an integer".
    #[must_use]
    pub fn kind(self) -> &'static str {
        match self {
            Value::Unset => "no value",
            Value::Bit(_) => "a bit",
            Value::Int(_) => "an integer",
            Value::String(string) if string.is_code() => "code",
            Value::String(_) => "a string",
            Value::Bits(_) => "bits",
            Value::List(_) => "a list",
            Value::Dag(_) => "a dag",
            Value::Record(_) => "a record",
            Value::Unresolved(_) => "an unresolved expression",
        }
    }
}

impl fmt::Display for Value<'_> {
    /// The value as the text form of records writes it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let items = |sequence: &Sequence<'_>, f: &mut fmt::Formatter<'_>| {
            crate::print::write_value(f, &sequence.records.store, sequence.id)
        };
        match self {
            Value::Unset => f.write_str("?"),
            Value::Bit(bit) => f.write_str(if *bit { "1" } else { "0" }),
            Value::Int(int) => write!(f, "{int}"),
            Value::String(string) => crate::print::write_value(f, &string.records.store, string.id),
            Value::Bits(BitsValue(s)) | Value::List(ListValue(s)) | Value::Dag(DagValue(s)) => items(s, f),
            Value::Record(record) => f.write_str(record.name()),
            Value::Unresolved(value) => crate::print::write_value(f, &value.records.store, value.id),
        }
    }
}

#[derive(Clone, Copy)]
struct Sequence<'a> {
    records: &'a Records,
    via: Via,
    id: ValueId,
    items: &'a [ValueId],
}

impl fmt::Debug for Sequence<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::print::write_value(f, &self.records.store, self.id)
    }
}

impl<'a> Sequence<'a> {
    fn at(self, index: usize) -> Option<Value<'a>> {
        self.items.get(index).map(|&id| Value::new(self.records, self.via, id))
    }

    /// The span of an element, or of an argument or its name: the span of the value itself, else the span in this
    /// sequence.
    fn span_of(self, index: usize, part: usize) -> Option<Span> {
        let own = self.records.written_at(self.via, *self.items.get(index)?);
        own.or_else(|| self.records.part_written_at(self.via, self.id, part))
    }

    fn iter(self) -> impl ExactSizeIterator<Item = Value<'a>> + Clone {
        self.items.iter().map(move |&id| Value::new(self.records, self.via, id))
    }
}

/// A `string` or `code` value, with the source location of each byte.
#[derive(Clone, Copy)]
pub struct StringValue<'a> {
    records: &'a Records,
    via: Via,
    id: ValueId,
}

impl fmt::Debug for StringValue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl<'a> StringValue<'a> {
    /// The text.
    #[must_use]
    pub fn text(self) -> &'a str {
        match self.records.store.values.node(self.id) {
            Node::Str(sym) | Node::Code(sym) => self.records.store.syms.get(sym),
            _ => "",
        }
    }

    /// Whether it was written as code, `[{ }]`.
    #[must_use]
    pub fn is_code(self) -> bool {
        matches!(self.records.store.values.node(self.id), Node::Code(_))
    }

    /// The literal that the text was written as; for a joined text, the literal of its first part that is not empty.
    /// `None` if an operator computed the text.
    #[must_use]
    pub fn span(self) -> Option<Span> {
        self.records.written_at(self.via, self.id)
    }

    /// The parts of the text in order, each written as one expression or computed by an operator. A joined text has
    /// several. Each comes with the location of its first byte, as [`StringValue::origin`] gives it.
    ///
    /// ```
    /// # use isogloss_tablegen::Session;
    /// let records = Session::new().parse_str("a.td", r#"def a { string text = "one" # !cast<string>(2) # "three"; }"#)?;
    /// let text = records.def("a").unwrap().get::<isogloss_tablegen::StringValue>("text").unwrap();
    /// let parts: Vec<_> = text.parts().map(|(range, _)| &text.text()[range]).collect();
    /// assert_eq!(parts, ["one", "2", "three"]);
    /// # Ok::<(), Box<isogloss_tablegen::Errors>>(())
    /// ```
    pub fn parts(self) -> impl Iterator<Item = (std::ops::Range<usize>, Option<Span>)> {
        self.records.string_parts(self.via, self.id).into_iter()
    }

    /// Where the byte at `offset` of the text was written.
    ///
    /// The result is a byte of the literal that it came from, through template arguments and
    /// variables, `#`, `!strconcat` and `!interleave`, adjacent literals and escapes. An
    /// offset at the end of the text gives the position after its last byte. The result is
    /// `None` if an operator such as `!subst` computed that part of the text.
    ///
    /// ```
    /// # use isogloss_tablegen::Session;
    /// let records = Session::new().parse_str("a.td", r#"
    /// class Greet<string who> { string text = "hello " # who # "!"; }
    /// def World : Greet<"world">;
    /// "#)?;
    /// let text = records.def("World").unwrap().get::<isogloss_tablegen::StringValue>("text").unwrap();
    /// assert_eq!(text.text(), "hello world!");
    /// let place = |k| records.sources().location(text.origin(k).unwrap()).to_string();
    /// assert_eq!(place(0), "a.td:2:42");
    /// assert_eq!(place(6), "a.td:3:20");
    /// # Ok::<(), Box<isogloss_tablegen::Errors>>(())
    /// ```
    #[must_use]
    pub fn origin(self, offset: usize) -> Option<Span> {
        self.records.byte_origin(self.via, self.id, offset).map(|byte| byte.place)
    }

    /// Where a part of the text was written. If the part was joined from several
    /// expressions, the result covers the first of them only.
    #[must_use]
    pub fn origin_of(self, part: std::ops::Range<usize>) -> Option<Span> {
        let first = self.records.byte_origin(self.via, self.id, part.start)?;
        let length = part.len().min(first.rest);
        if length <= 1 {
            return Some(first.place);
        }
        let last = self.origin(part.start + length - 1)?;
        Some(first.place.to(last))
    }
}

/// A `list<T>` value.
#[derive(Clone, Copy, Debug)]
pub struct ListValue<'a>(Sequence<'a>);

impl<'a> ListValue<'a> {
    /// The number of elements.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.items.len()
    }

    /// Whether there are no elements.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0.items.is_empty()
    }

    /// The element at `index`, from 0; `None` if there are fewer.
    #[must_use]
    pub fn at(self, index: usize) -> Option<Value<'a>> {
        self.0.at(index)
    }

    /// The expression that the list was written as; `None` if an operator computed the list.
    #[must_use]
    pub fn span(self) -> Option<Span> {
        self.0.records.written_at(self.0.via, self.0.id)
    }

    /// The expression that an element was written as: the span of the value itself if it is known, else the span in
    /// this list. `None` if an operator computed the element, or if there is no such element.
    ///
    /// ```
    /// # use isogloss_tablegen::{ListValue, Session};
    /// let records = Session::new().parse_str("a.td", "def A { list<int> l = [1, 2] # [!add(1, 2), 4]; }")?;
    /// let list = records.def("A").unwrap().get::<ListValue>("l").unwrap();
    /// let text = |index| list.element_span(index).map(|span| records.sources().snippet(span));
    /// assert_eq!([text(0), text(1), text(3)], [Some("1"), Some("2"), Some("4")]);
    /// # Ok::<(), Box<isogloss_tablegen::Errors>>(())
    /// ```
    #[must_use]
    pub fn element_span(self, index: usize) -> Option<Span> {
        self.0.span_of(index, index)
    }

    /// All elements.
    pub fn iter(self) -> impl ExactSizeIterator<Item = Value<'a>> + Clone {
        self.0.iter()
    }

    /// All elements as a Rust type.
    ///
    /// # Errors
    ///
    /// The mismatch of the first element that has another type.
    pub fn collect<T: FromValue<'a>>(self) -> Result<Vec<T>, Mismatch> {
        self.iter().map(T::from_value).collect()
    }
}

/// A `bits<n>` value, lowest bit first.
#[derive(Clone, Copy, Debug)]
pub struct BitsValue<'a>(Sequence<'a>);

impl<'a> BitsValue<'a> {
    /// The number of bits.
    #[must_use]
    pub fn width(self) -> usize {
        self.0.items.len()
    }

    /// The bit at `index`, 0 being the lowest: [`Value::Bit`], [`Value::Unset`] or
    /// [`Value::Unresolved`]. `None` if there are fewer.
    #[must_use]
    pub fn bit(self, index: usize) -> Option<Value<'a>> {
        self.0.at(index)
    }

    /// The bits as a number, if all are known and there are at most 64.
    #[must_use]
    pub fn to_u64(self) -> Option<u64> {
        if self.width() > 64 {
            return None;
        }
        self.0.iter().enumerate().try_fold(0, |number, (index, bit)| match bit {
            Value::Bit(bit) => Some(number | u64::from(bit) << index),
            _ => None,
        })
    }
}

/// A `dag` value: an operator and arguments, each with an optional name.
#[derive(Clone, Copy, Debug)]
pub struct DagValue<'a>(Sequence<'a>);

impl<'a> DagValue<'a> {
    /// The operator.
    #[must_use]
    pub fn operator(self) -> Value<'a> {
        self.0.at(0).unwrap_or(Value::Unset)
    }

    /// The name of the operator, as in `(op:$name)`.
    #[must_use]
    pub fn operator_name(self) -> Option<&'a str> {
        self.name(1)
    }

    /// The number of arguments.
    #[must_use]
    pub fn len(self) -> usize {
        (self.0.items.len() / 2).saturating_sub(1)
    }

    /// Whether there are no arguments.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The argument at `index`, from 0; `None` if there are fewer.
    #[must_use]
    pub fn arg(self, index: usize) -> Option<Value<'a>> {
        self.0.at(2 + 2 * index)
    }

    /// The name of an argument, as in `(op value:$name)`.
    #[must_use]
    pub fn arg_name(self, index: usize) -> Option<&'a str> {
        self.name(3 + 2 * index)
    }

    /// The expression that the dag was written as; `None` if an operator computed the dag.
    #[must_use]
    pub fn span(self) -> Option<Span> {
        self.0.records.written_at(self.0.via, self.0.id)
    }

    /// The use of the operator, without its name.
    #[must_use]
    pub fn operator_span(self) -> Option<Span> {
        self.0.span_of(0, 0)
    }

    /// An argument with its name, as in `value:$name`. If an operator such as `!dag` combined the two, the span of the
    /// value only. `None` if an operator computed the value, or if there is no such argument.
    ///
    /// ```
    /// # use isogloss_tablegen::{DagValue, Session};
    /// let records = Session::new().parse_str("a.td", r#"
    /// def ins;
    /// def A { dag d = !con((ins "u32":$x, "u8":$y), (ins "u32":$z)); }
    /// "#)?;
    /// let dag = records.def("A").unwrap().get::<DagValue>("d").unwrap();
    /// let text = |span: Option<_>| records.sources().snippet(span.unwrap());
    /// assert_eq!(text(dag.arg_span(2)), "\"u32\":$z");
    /// assert_eq!(text(dag.arg_name_span(1)), "$y");
    /// # Ok::<(), Box<isogloss_tablegen::Errors>>(())
    /// ```
    #[must_use]
    pub fn arg_span(self, index: usize) -> Option<Span> {
        let whole = self.named_arg(index).map(|(whole, _)| whole);
        whole.or_else(|| self.0.span_of(2 + 2 * index, 1 + index))
    }

    /// The name of an argument, with its `$`; if it was given as a string, the
    /// literal.
    #[must_use]
    pub fn arg_name_span(self, index: usize) -> Option<Span> {
        match self.named_arg(index) {
            Some((_, name)) => Some(name),
            None => self.0.records.written_at(self.0.via, *self.0.items.get(3 + 2 * index)?),
        }
    }

    /// An argument that was written with its name, and the name.
    fn named_arg(self, index: usize) -> Option<(Span, Span)> {
        let name = self.arg_name(index)?;
        let whole = self.0.records.written_at(self.0.via, self.0.items[3 + 2 * index])?;
        let text = self.0.records.sources.snippet(whole);
        let before = text.strip_suffix(name)?.strip_suffix('$')?;
        Some((whole, whole.part(before.len()..text.len())))
    }

    /// All arguments with their names.
    pub fn args(self) -> impl ExactSizeIterator<Item = (Option<&'a str>, Value<'a>)> + Clone {
        (0..self.len()).map(move |k| (self.arg_name(k), self.arg(k).unwrap_or(Value::Unset)))
    }

    fn name(self, at: usize) -> Option<&'a str> {
        match self.0.at(at)? {
            Value::String(name) => Some(name.text()),
            _ => None,
        }
    }
}

/// An expression that could not be computed.
#[derive(Clone, Copy)]
pub struct UnresolvedValue<'a> {
    records: &'a Records,
    id: ValueId,
}

impl fmt::Debug for UnresolvedValue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::print::write_value(f, &self.records.store, self.id)
    }
}

/// A value has another type than requested.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Mismatch {
    /// The requested type.
    pub expected: &'static str,
    /// The type that was found.
    pub found: String,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found {}", self.expected, self.found)
    }
}

impl std::error::Error for Mismatch {}

/// A Rust type that values can be read as.
///
/// `bool` takes `bit` and the integers 0 and 1; the integer types take `int`,
/// `bit` and `bits<n>` whose bits are all known; `&str`, `String` and
/// [`StringValue`] take `string` and `code`; `Option` is `None` for `?`; `Vec`
/// takes lists; [`Record`], [`ListValue`], [`DagValue`], [`BitsValue`] and
/// [`Value`] take themselves.
pub trait FromValue<'a>: Sized {
    /// Converts a value.
    ///
    /// # Errors
    ///
    /// If the value has another type.
    fn from_value(value: Value<'a>) -> Result<Self, Mismatch>;
}

fn mismatch<T>(expected: &'static str, value: Value<'_>) -> Result<T, Mismatch> {
    let found = match value {
        Value::Int(int) => format!("the integer {int}"),
        _ => value.kind().to_owned(),
    };
    Err(Mismatch { expected, found })
}

impl<'a> FromValue<'a> for Value<'a> {
    fn from_value(value: Value<'a>) -> Result<Self, Mismatch> {
        Ok(value)
    }
}

impl<'a> FromValue<'a> for bool {
    fn from_value(value: Value<'a>) -> Result<Self, Mismatch> {
        match value {
            Value::Bit(bit) => Ok(bit),
            Value::Int(int @ 0..=1) => Ok(int == 1),
            _ => mismatch("a bit", value),
        }
    }
}

macro_rules! read_integers {
    ($($ty:ident)*) => {$(
        impl<'a> FromValue<'a> for $ty {
            fn from_value(value: Value<'a>) -> Result<Self, Mismatch> {
                let int = match value {
                    Value::Int(int) => $ty::try_from(int).ok(),
                    Value::Bit(bit) => Some(bit.into()),
                    Value::Bits(bits) => bits.to_u64().and_then(|bits| bits.try_into().ok()),
                    _ => None,
                };
                int.map_or_else(
                    || mismatch(concat!("an integer that fits `", stringify!($ty), "`"), value),
                    Ok,
                )
            }
        }
    )*};
}

read_integers!(i32 i64 u8 u16 u32 u64 usize);

macro_rules! read_variants {
    ($($ty:ty, $variant:ident($name:ident) => $result:expr, $what:literal;)*) => {$(
        impl<'a> FromValue<'a> for $ty {
            fn from_value(value: Value<'a>) -> Result<Self, Mismatch> {
                match value {
                    Value::$variant($name) => Ok($result),
                    _ => mismatch($what, value),
                }
            }
        }
    )*};
}

read_variants! {
    &'a str, String(string) => string.text(), "a string";
    String, String(string) => string.text().to_owned(), "a string";
    StringValue<'a>, String(string) => string, "a string";
    Record<'a>, Record(record) => record, "a record";
    ListValue<'a>, List(list) => list, "a list";
    DagValue<'a>, Dag(dag) => dag, "a dag";
    BitsValue<'a>, Bits(bits) => bits, "bits";
}

impl<'a, T: FromValue<'a>> FromValue<'a> for Option<T> {
    fn from_value(value: Value<'a>) -> Result<Self, Mismatch> {
        match value {
            Value::Unset => Ok(None),
            _ => T::from_value(value).map(Some),
        }
    }
}

impl<'a, T: FromValue<'a>> FromValue<'a> for Vec<T> {
    fn from_value(value: Value<'a>) -> Result<Self, Mismatch> {
        ListValue::from_value(value)?.collect()
    }
}
