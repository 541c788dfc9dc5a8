//! [`LlvmDataLayout`]: reading LLVM's data layout strings (LangRef of LLVM, "Data
//! Layout"), `e-m:e-p270:32:32-i64:64-n8:16:32:64-S128`.
//!
//! The specifications of a string, and LLVM's defaults, in the order in which MLIR's
//! importer lists them. Not here: making attributes of them (`dlti`).

use crate::diagnostic::Diagnostic;

/// LLVM's defaults for types that a string does not mention.
const DEFAULTS: &str =
    "e-p:64:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:32:64-f16:16:16-f64:64:64-f128:128:128";

/// A parsed data layout string.
///
/// ```
/// use isogloss::layout::{LlvmDataLayout, LlvmFact};
/// let layout = LlvmDataLayout::parse("E-p:32:32-S64")?;
/// assert_eq!(layout.types[0].numbers, [32, 32, 32, 32]);
/// assert_eq!(layout.facts, [LlvmFact::BigEndian(true), LlvmFact::StackAlignment(64)]);
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct LlvmDataLayout {
    /// The specifications of types; each type once.
    pub types: Vec<LlvmTypeEntry>,
    /// The other specifications for which MLIR has a key; each once.
    pub facts: Vec<LlvmFact>,
    /// The specifications for which MLIR has no key, with their ranges in the string:
    /// vector and aggregate alignments, non-integral and external address spaces.
    pub unhandled: Vec<(String, std::ops::Range<usize>)>,
}

/// The specification of one type, in bits.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LlvmTypeEntry {
    /// The type.
    pub ty: LlvmType,
    /// `[abi, preferred]`, or for a pointer `[size, abi, preferred, index]`.
    pub numbers: Vec<u64>,
}

/// A type that a data layout string can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LlvmType {
    /// `i` and a width in bits.
    Integer(u32),
    /// `f` and a width in bits: 16, 32, 64, 80 or 128.
    Float(u32),
    /// `p` and an address space.
    Pointer(u32),
}

/// A specification that is not about a type.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LlvmFact {
    /// `E` (true) or `e`.
    BigEndian(bool),
    /// `m:`, which is one of `e l o m x w a`.
    Mangling(char),
    /// `S`, in bits.
    StackAlignment(u64),
    /// `P`, other than 0.
    ProgramSpace(u32),
    /// `G`, other than 0.
    GlobalSpace(u32),
    /// `A`, other than 0.
    AllocaSpace(u32),
    /// `Fi` and `Fn`.
    FunctionPointer {
        /// In bits.
        alignment: u64,
        /// Whether it is a multiple of the function's alignment (`Fn`).
        function_dependent: bool,
    },
    /// `n`: the native widths, in bits.
    LegalIntWidths(Vec<u32>),
}

impl LlvmDataLayout {
    /// Parses a string. If something is specified twice, the first one counts, as in
    /// MLIR's importer.
    ///
    /// # Errors
    /// LLVM's message, at the invalid specification.
    pub fn parse(text: &str) -> Result<Self, Diagnostic> {
        let mut layout = Self::default();
        layout.read(text)?;
        layout.read(DEFAULTS)?;
        Ok(layout)
    }

    fn read(&mut self, text: &str) -> Result<(), Diagnostic> {
        if text.is_empty() {
            return Ok(());
        }
        let mut start = 0;
        for token in text.split('-') {
            let span = start..start + token.len();
            start = span.end + 1;
            match read_token(token) {
                Ok(StringPart::Type(entry)) => self.add_type(entry),
                Ok(StringPart::Fact(fact)) => self.add_fact(fact),
                Ok(StringPart::Nothing) => {}
                Ok(StringPart::Unhandled) => self.unhandled.push((token.to_owned(), span)),
                Err(message) => return Err(Diagnostic::error(message).at(span)),
            }
        }
        Ok(())
    }

    fn add_type(&mut self, entry: LlvmTypeEntry) {
        if self.types.iter().all(|known| known.ty != entry.ty) {
            self.types.push(entry);
        }
    }

    fn add_fact(&mut self, fact: LlvmFact) {
        let same = |known: &LlvmFact| std::mem::discriminant(known) == std::mem::discriminant(&fact);
        if !self.facts.iter().any(same) {
            self.facts.push(fact);
        }
    }
}

enum StringPart {
    Type(LlvmTypeEntry),
    Fact(LlvmFact),
    /// A valid specification that equals the default.
    Nothing,
    Unhandled,
}

type Read<T> = Result<T, String>;

fn read_token(token: &str) -> Read<StringPart> {
    let mut chars = token.chars();
    let Some(kind) = chars.next() else { return Err("empty specification is not allowed".into()) };
    let rest = chars.as_str();
    let fact = |fact| Ok(StringPart::Fact(fact));
    match kind {
        'e' | 'E' if rest.is_empty() => fact(LlvmFact::BigEndian(kind == 'E')),
        'e' | 'E' => Err("malformed specification, must be just 'e' or 'E'".into()),
        'i' | 'f' | 'v' => primitive(kind, rest),
        'a' => aggregate(rest),
        'p' => pointer(rest),
        'n' if rest.starts_with('i') => non_integral(rest),
        'n' => {
            let widths = rest.split(':').map(|width| size(width, "size"));
            fact(LlvmFact::LegalIntWidths(widths.collect::<Read<_>>()?))
        }
        'm' => match rest.strip_prefix(':') {
            None | Some("") => Err("malformed specification, must be of the form \"m:<mangling>\"".into()),
            Some(mangling @ ("e" | "l" | "o" | "m" | "x" | "w" | "a")) => {
                fact(LlvmFact::Mangling(mangling.chars().next().unwrap_or_default()))
            }
            Some(_) => Err("unknown mangling mode".into()),
        },
        'S' if rest.is_empty() => Err("malformed specification, must be of the form \"S<size>\"".into()),
        'S' => fact(LlvmFact::StackAlignment(alignment(rest, "stack natural", false)?)),
        'A' | 'P' | 'G' if rest.is_empty() => {
            Err(format!("malformed specification, must be of the form \"{kind}<address space>\""))
        }
        'A' | 'P' | 'G' => match (address_space(rest)?, kind) {
            (0, _) => Ok(StringPart::Nothing),
            (space, 'A') => fact(LlvmFact::AllocaSpace(space)),
            (space, 'P') => fact(LlvmFact::ProgramSpace(space)),
            (space, _) => fact(LlvmFact::GlobalSpace(space)),
        },
        'F' => function_pointer(rest),
        // Deprecated, and ignored by LLVM as well.
        's' => Ok(StringPart::Unhandled),
        other => Err(format!("unknown specifier '{other}'")),
    }
}

/// `<size>:<abi>[:<pref>]` after `i`, `f` or `v`.
fn primitive(kind: char, rest: &str) -> Read<StringPart> {
    let parts: Vec<_> = rest.split(':').collect();
    let (bits, abi, preferred) = match *parts.as_slice() {
        [bits, abi] => (bits, abi, None),
        [bits, abi, preferred] => (bits, abi, Some(preferred)),
        _ => return Err(malformed(&format!("{kind}<size>:<abi>[:<pref>]"))),
    };
    let bits = size(bits, "size")?;
    let abi = alignment(abi, "ABI", false)?;
    if kind == 'i' && bits == 8 && abi != 8 {
        return Err("i8 must be 8-bit aligned".into());
    }
    let preferred = preferred_alignment(preferred, abi)?;
    let ty = match (kind, bits) {
        ('i', bits) => LlvmType::Integer(bits),
        ('f', 16 | 32 | 64 | 80 | 128) => LlvmType::Float(bits),
        _ => return Ok(StringPart::Unhandled),
    };
    Ok(StringPart::Type(LlvmTypeEntry { ty, numbers: vec![abi, preferred] }))
}

/// `[0]:<abi>[:<pref>]` after `a`: checked, but MLIR has no key for it.
fn aggregate(rest: &str) -> Read<StringPart> {
    let parts: Vec<_> = rest.split(':').collect();
    let ([bits, abi] | [bits, abi, _]) = *parts.as_slice() else {
        return Err(malformed("a:<abi>[:<pref>]"));
    };
    if !bits.is_empty() && bits.parse::<u32>() != Ok(0) {
        return Err("size must be zero".into());
    }
    let abi = alignment(abi, "ABI", true)?;
    preferred_alignment(parts.get(2).copied(), abi)?;
    Ok(StringPart::Unhandled)
}

/// `[<flags>][<n>]:<size>:<abi>[:<pref>[:<idx>]]` after `p`.
fn pointer(rest: &str) -> Read<StringPart> {
    let parts: Vec<_> = rest.split(':').collect();
    let &[space, bits, abi, ref more @ ..] = parts.as_slice() else {
        return Err(malformed("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"));
    };
    if more.len() > 2 {
        return Err(malformed("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"));
    }
    let plain = space.trim_start_matches(['u', 'e']);
    let flagged = plain.len() != space.len();
    let space = if plain.is_empty() { 0 } else { address_space(plain)? };
    if flagged && space == 0 {
        return Err("address space 0 cannot be unstable or have external state".into());
    }
    let bits = size(bits, "pointer size")?;
    let abi = alignment(abi, "ABI", false)?;
    let preferred = preferred_alignment(more.first().copied(), abi)?;
    let index = more.get(1).map_or(Ok(bits), |index| size(index, "index size"))?;
    if index > bits {
        return Err("index size cannot be larger than the pointer size".into());
    }
    if flagged {
        return Ok(StringPart::Unhandled);
    }
    let numbers = vec![bits.into(), abi, preferred, index.into()];
    Ok(StringPart::Type(LlvmTypeEntry { ty: LlvmType::Pointer(space), numbers }))
}

/// `i:<address space>[:<address space>]...` after `n`.
fn non_integral(rest: &str) -> Read<StringPart> {
    let Some(spaces) = rest.strip_prefix("i:") else {
        return Err(malformed("ni:<address space>[:<address space>]..."));
    };
    for space in spaces.split(':') {
        if address_space(space)? == 0 {
            return Err("address space 0 cannot be non-integral".into());
        }
    }
    Ok(StringPart::Unhandled)
}

/// `i<abi>` or `n<abi>` after `F`.
fn function_pointer(rest: &str) -> Read<StringPart> {
    let mut chars = rest.chars();
    let function_dependent = match chars.next() {
        None => return Err(malformed("F<type><abi>")),
        Some('i') => false,
        Some('n') => true,
        Some(other) => return Err(format!("unknown function pointer alignment type '{other}'")),
    };
    let alignment = alignment(chars.as_str(), "ABI", false)?;
    Ok(StringPart::Fact(LlvmFact::FunctionPointer { alignment, function_dependent }))
}

fn malformed(form: &str) -> String {
    format!("malformed specification, must be of the form \"{form}\"")
}

/// Digits alone: no sign, no underscore.
fn number(text: &str) -> Option<u64> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

fn size(text: &str, what: &str) -> Read<u32> {
    if text.is_empty() {
        return Err(format!("{what} component cannot be empty"));
    }
    match number(text).and_then(|value| u32::try_from(value).ok()) {
        Some(value) if value != 0 && value < 1 << 24 => Ok(value),
        _ => Err(format!("{what} must be a non-zero 24-bit integer")),
    }
}

fn address_space(text: &str) -> Read<u32> {
    if text.is_empty() {
        return Err("address space component cannot be empty".into());
    }
    number(text)
        .and_then(|value| u32::try_from(value).ok())
        .filter(|space| *space < 1 << 24)
        .ok_or_else(|| "address space must be a 24-bit integer".into())
}

fn alignment(text: &str, what: &str, zero: bool) -> Read<u64> {
    let name = format!("{what} alignment");
    if text.is_empty() {
        return Err(format!("{name} component cannot be empty"));
    }
    match number(text) {
        Some(0) if zero => Ok(0),
        Some(0) => Err(format!("{name} must be non-zero")),
        None | Some(0x1_0000..) => Err(format!("{name} must be a 16-bit integer")),
        Some(value) if value % 8 != 0 || !(value / 8).is_power_of_two() => {
            Err(format!("{name} must be a power of two times the byte width"))
        }
        Some(value) => Ok(value),
    }
}

fn preferred_alignment(text: Option<&str>, abi: u64) -> Read<u64> {
    let preferred = match text {
        Some(text) => alignment(text, "preferred", false)?,
        None => abi,
    };
    if preferred < abi {
        return Err("preferred alignment cannot be less than the ABI alignment".into());
    }
    Ok(preferred)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn defaults_follow_what_is_said() {
        let layout = LlvmDataLayout::parse("e-m:e-p270:32:32-i64:64-f80:128-n8:16-S128-A5-P0-Fn32-v64:64")
            .expect("a valid string");
        let names: Vec<_> = layout.types.iter().map(|entry| entry.ty).collect();
        let (i, f, p) = (LlvmType::Integer, LlvmType::Float, LlvmType::Pointer);
        assert_eq!(names, [p(270), i(64), f(80), p(0), i(1), i(8), i(16), i(32), f(16), f(64), f(128)]);
        assert_eq!(layout.types[1].numbers, [64, 64]);
        assert_eq!(
            layout.facts,
            [
                LlvmFact::BigEndian(false),
                LlvmFact::Mangling('e'),
                LlvmFact::LegalIntWidths(vec![8, 16]),
                LlvmFact::StackAlignment(128),
                LlvmFact::AllocaSpace(5),
                LlvmFact::FunctionPointer { alignment: 32, function_dependent: true },
            ]
        );
        assert_eq!(layout.unhandled, [("v64:64".to_owned(), 54..60)]);
    }

    /// Each text was seen from LLVM 22.
    #[test]
    fn errors_have_llvms_words_and_the_place() {
        for (text, message, span) in [
            ("e--E", "empty specification is not allowed", 2..2),
            ("e1", "malformed specification, must be just 'e' or 'E'", 0..2),
            ("i8", "malformed specification, must be of the form \"i<size>:<abi>[:<pref>]\"", 0..2),
            ("i8:", "ABI alignment component cannot be empty", 0..3),
            ("e-i8:16", "i8 must be 8-bit aligned", 2..7),
            ("i0:8", "size must be a non-zero 24-bit integer", 0..4),
            ("i8:24", "ABI alignment must be a power of two times the byte width", 0..5),
            ("i32:65536", "ABI alignment must be a 16-bit integer", 0..9),
            ("i16:16:8", "preferred alignment cannot be less than the ABI alignment", 0..8),
            ("p:0:64", "pointer size must be a non-zero 24-bit integer", 0..6),
            ("p:64:64:64:128", "index size cannot be larger than the pointer size", 0..14),
            ("pe:64:64", "address space 0 cannot be unstable or have external state", 0..8),
            ("S12", "stack natural alignment must be a power of two times the byte width", 0..3),
            ("n8:", "size component cannot be empty", 0..3),
            ("ni:0", "address space 0 cannot be non-integral", 0..4),
            ("m:z", "unknown mangling mode", 0..3),
            ("Fx8", "unknown function pointer alignment type 'x'", 0..3),
            ("A16777216", "address space must be a 24-bit integer", 0..9),
            ("a1:8", "size must be zero", 0..4),
            ("i+8:8", "size must be a non-zero 24-bit integer", 0..5),
            ("T", "unknown specifier 'T'", 0..1),
        ] {
            let error = LlvmDataLayout::parse(text).expect_err(text);
            assert_eq!((error.message(), error.span()), (message, Some(span)), "{text}");
        }
    }
}
