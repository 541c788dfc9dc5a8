//! `sparse_tensor`: the encoding of tensors, with the checks and messages of MLIR's C++ that need only its text.

use super::{body, parts};
use isogloss::affine::{AffineExprKind, AffineMap, AffineMapAttr, AffineOp};
use isogloss::builtin::IntegerAttr;
use isogloss::def::DefKind;
use isogloss::text::{Parsed, integer_magnitude, parse_attribute};
use isogloss::{Context, Diagnostic};
use std::fmt::Write as _;

/// The slice of a dimension without one, if another has one.
const NO_SLICE: &str = "#sparse_tensor<slice(0, ?, 1)>";

/// What may be after the type of a level, in the order in which it is printed.
const PROPERTIES: [&str; 3] = ["nonunique", "nonordered", "soa"];

/// The widths of positions and coordinates; 0 is that of `index`.
const WIDTHS: [u32; 5] = [0, 8, 16, 32, 64];

/// Why a text has no spelling: it is wrong, or not understood.
type Refused = Option<Diagnostic>;

const UNKNOWN: Refused = None;

fn wrong<T>(message: impl Into<String>) -> Result<T, Refused> {
    Err(Some(Diagnostic::error(message)))
}

/// `encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 64, crdWidth = 32 }>`
pub(super) fn spelling(context: &Context, _: DefKind, text: &str) -> Parsed<Option<String>> {
    match encoding(context, text) {
        Ok(spelled) => Ok(Some(spelled)),
        Err(Some(error)) => Err(error),
        Err(None) => Ok(None),
    }
}

fn encoding(context: &Context, text: &str) -> Result<String, Refused> {
    let body = body(text, "encoding").ok_or(UNKNOWN)?.trim();
    let entries = body.strip_prefix('{').and_then(|body| body.strip_suffix('}')).ok_or(UNKNOWN)?;
    let mut map = None;
    let mut others = [const { None }; 4];
    for entry in parts(entries) {
        // A comma may be at the end.
        if entry.trim().is_empty() {
            continue;
        }
        let Some((key, value)) = entry.split_once('=') else { return wrong("expected '='") };
        let (key, value) = (key.trim(), value.trim());
        match key {
            "map" => map = Some(mapping(context, value)?),
            "posWidth" | "crdWidth" => {
                let index = usize::from(key == "crdWidth");
                let value = parse_attribute(context, value).map_err(|_| UNKNOWN)?;
                let what = if index == 0 { "position" } else { "coordinate" };
                let Some(width) = value.dyn_cast::<IntegerAttr<'_>>() else {
                    let what = if index == 0 { "position" } else { "index" };
                    return wrong(format!("expected an integral {what} bitwidth"));
                };
                // As C++ stores it.
                let width = width.to_i64().ok_or(UNKNOWN)? as u32;
                if !WIDTHS.contains(&width) {
                    return wrong(format!("unexpected {what} bitwidth: {width}"));
                }
                others[index] = (width != 0).then(|| width.to_string());
            }
            "explicitVal" | "implicitVal" => {
                let index = 2 + usize::from(key == "implicitVal");
                others[index] = Some(parse_attribute(context, value).map_err(|_| UNKNOWN)?.to_string());
            }
            _ => return wrong(format!("unexpected key: {key}")),
        }
    }
    let Some(map) = map else { return wrong(NO_LEVELS) };
    let mut spelled = format!("encoding<{{ map = {map}");
    for (key, value) in ["posWidth", "crdWidth", "explicitVal", "implicitVal"].into_iter().zip(others) {
        if let Some(value) = value {
            let _ = write!(spelled, ", {key} = {value}");
        }
    }
    spelled += " }>";
    Ok(spelled)
}

const NO_LEVELS: &str = "expected a non-empty array for lvlTypes";

/// The text in parentheses.
fn list<'t>(text: &'t str, what: &str) -> Result<&'t str, Refused> {
    match text.trim().strip_prefix('(') {
        Some(rest) => rest.strip_suffix(')').ok_or(UNKNOWN),
        None => wrong(format!("expected '(' in {what}-specifier list")),
    }
}

/// `[s0](d0, d1 : #sparse_tensor<slice(...)>) -> (d0 : dense, d1 : compressed)`, with a list of names for levels before
/// the dimensions, and dimensions as expressions of them, which follow from the rest and are not printed.
fn mapping(context: &Context, text: &str) -> Result<String, Refused> {
    let Some((dimensions, levels)) = text.split_once("->") else { return wrong("expected '->'") };
    let mut dimensions = dimensions.trim();
    let mut symbols = "";
    while let Some(open) = dimensions.chars().next().filter(|open| matches!(open, '[' | '{')) {
        let close = if open == '[' { ']' } else { '}' };
        let (names, rest) = dimensions[1..].split_once(close).ok_or(UNKNOWN)?;
        if open == '[' {
            symbols = names;
        }
        dimensions = rest.trim_start();
    }
    let (mut names, mut slices) = (Vec::new(), Vec::new());
    for dimension in parts(list(dimensions, "dimension")?) {
        let (name, slice) = match dimension.split_once(':') {
            Some((name, slice)) => {
                let slice = parse_attribute(context, slice.trim()).map_err(Some)?.to_string();
                (name, Some(slice))
            }
            None => (dimension, None),
        };
        names.push(name.split('=').next().unwrap_or_default().trim());
        slices.push(slice);
    }
    let (mut expressions, mut types) = (Vec::new(), Vec::new());
    for level in parts(list(levels, "level")?) {
        let Some((expression, ty)) = level.split_once(':') else { return wrong("expected ':'") };
        expressions.push(expression.rsplit('=').next().unwrap_or_default().trim());
        types.push(Level::read(ty.trim())?);
    }
    let (names, expressions) = (names.join(", "), expressions.join(", "));
    let map = format!("affine_map<({names})[{symbols}] -> ({expressions})>");
    let map = parse_attribute(context, &map).map_err(|error| Some(Diagnostic::error(error.message())))?;
    let map = map.dyn_cast::<AffineMapAttr<'_>>().ok_or(UNKNOWN)?.map();
    check_levels(&types)?;
    check_map(map, &types)?;
    let list = |letter: char, count: u32| (0..count).map(move |index| format!("{letter}{index}"));
    let symbols = match map.num_symbols() {
        0 => String::new(),
        count => format!("[{}]", list('s', count).collect::<Vec<_>>().join(", ")),
    };
    let is_sliced = slices.iter().any(Option::is_some);
    let dimensions = list('d', map.num_dims()).zip(slices).map(|(name, slice)| match slice {
        _ if !is_sliced => name,
        slice => format!("{name} : {}", slice.as_deref().unwrap_or(NO_SLICE)),
    });
    let levels = map.results().zip(types).map(|(expression, ty)| format!("{expression} : {}", ty.text()));
    let joined = |parts: &mut dyn Iterator<Item = String>| parts.collect::<Vec<_>>().join(", ");
    Ok(format!("{symbols}({}) -> ({})", joined(&mut { dimensions }), joined(&mut { levels })))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Format {
    Dense,
    Batch,
    Compressed,
    Singleton,
    LooseCompressed,
    Structured,
}

impl Format {
    const ALL: [(&'static str, Self); 6] = [
        ("dense", Self::Dense),
        ("batch", Self::Batch),
        ("compressed", Self::Compressed),
        ("singleton", Self::Singleton),
        ("loose_compressed", Self::LooseCompressed),
        ("structured", Self::Structured),
    ];
}

/// The type of a level: `compressed(nonunique)`, `structured[2, 4]`.
struct Level {
    word: &'static str,
    format: Format,
    /// Which of [`PROPERTIES`] it has.
    properties: [bool; 3],
    /// `n` and `m` of a structured level.
    sizes: Option<[u64; 2]>,
}

impl Level {
    fn read(text: &str) -> Result<Self, Refused> {
        let end = text.find(['(', '[']).unwrap_or(text.len());
        let (word, mut rest) = text.split_at(end);
        let word = word.trim();
        let Some((word, format)) = Format::ALL.into_iter().find(|(name, _)| *name == word) else {
            let is_word = word.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
            return if is_word && !word.is_empty() {
                wrong(format!("unknown level format: {word}"))
            } else {
                wrong("expected valid level format (e.g. dense, compressed or singleton)")
            };
        };
        let mut sizes = None;
        if format == Format::Structured {
            let Some((found, after)) = rest.strip_prefix('[').and_then(|sizes| sizes.split_once(']')) else {
                return wrong(TWO_SIZES);
            };
            let found: Vec<u64> = parts(found).map(size).collect::<Result<_, _>>()?;
            let &[n, m] = found.as_slice() else { return wrong(TWO_SIZES) };
            if n > m {
                return wrong("expected n <= m in n_out_of_m");
            }
            sizes = Some([n, m]);
            rest = after.trim_start();
        }
        let mut properties = [false; 3];
        if !rest.is_empty() {
            let Some(listed) = rest.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) else {
                return wrong("expected ')' in level-specifier list");
            };
            for property in parts(listed).map(str::trim) {
                match PROPERTIES.iter().position(|known| *known == property) {
                    Some(index) => properties[index] = true,
                    None => return wrong(format!("unknown level property: {property}")),
                }
            }
        }
        let has_none = matches!(format, Format::Dense | Format::Batch | Format::Structured);
        if has_none && properties.contains(&true) {
            return wrong("invalid level type: level format doesn't support the properties");
        }
        Ok(Self { word, format, properties, sizes })
    }

    fn text(&self) -> String {
        let mut text = self.word.to_owned();
        if let Some([n, m]) = self.sizes {
            let _ = write!(text, "[{n}, {m}]");
        }
        let named = PROPERTIES.into_iter().zip(self.properties);
        let properties: Vec<&str> = named.filter(|(_, has)| *has).map(|(property, _)| property).collect();
        if !properties.is_empty() {
            let _ = write!(text, "({})", properties.join(", "));
        }
        text
    }

    /// Whether it is stored as a structure of arrays.
    const fn is_soa(&self) -> bool {
        self.properties[2]
    }
}

const TWO_SIZES: &str = "expected exactly 2 structured sizes";

fn size(text: &str) -> Result<u64, Refused> {
    let text = text.trim();
    if text.starts_with('-') {
        return wrong("expected structured size to be >= 0");
    }
    integer_magnitude(text.as_bytes()).and_then(|size| u64::try_from(size).ok()).ok_or(UNKNOWN)
}

/// The rules of MLIR's verifier about levels.
fn check_levels(levels: &[Level]) -> Result<(), Refused> {
    let Some(last) = levels.last() else { return wrong(NO_LEVELS) };
    let is_batch = |level: &Level| level.format == Format::Batch;
    if levels.iter().skip_while(|level| is_batch(level)).any(is_batch) {
        return wrong("Batch lvlType can only be leading levels.");
    }
    if levels.iter().any(|level| level.is_soa() && level.format != Format::Singleton) {
        return wrong("SoA is only applicable to singleton lvlTypes.");
    }
    let mut before = None;
    for level in levels {
        let follows =
            matches!(before, Some(Format::Compressed | Format::LooseCompressed | Format::Singleton));
        if level.format == Format::Singleton && !follows {
            return wrong("expected compressed or loose_compressed level before singleton level");
        }
        before = Some(level.format);
    }
    if levels.iter().any(|level| level.format == Format::Structured) {
        let others = &levels[..levels.len() - 1];
        if last.format != Format::Structured || others.iter().any(|level| level.format == Format::Structured)
        {
            return wrong("expected n_out_of_m to be the last level type");
        }
        if others.iter().any(|level| level.format != Format::Dense) {
            return wrong("expected all dense lvlTypes before a n_out_of_m level");
        }
    }
    Ok(())
}

/// The map of dimensions to levels is a permutation, or one with blocks, so that it has an inverse. A map with symbols is not checked.
fn check_map(map: AffineMap<'_>, levels: &[Level]) -> Result<(), Refused> {
    if map.num_symbols() > 0 {
        return Ok(());
    }
    let is_square = map.num_dims() == map.num_results() as u32;
    let is_permutation = is_square && map.inverse_permutation().is_some();
    let blocks = if is_permutation { Some(Vec::new()) } else { blocks(map) };
    let Some(blocks) = blocks else { return wrong("failed to infer lvlToDim from dimToLvl") };
    let Some([_, m]) = levels.last().and_then(|level| level.sizes).filter(|_| !is_square) else {
        return Ok(());
    };
    if blocks.windows(2).any(|pair| pair[0] != pair[1]) {
        return wrong("expected only one blocked level with the same coefficients");
    }
    if blocks.iter().any(|size| u64::try_from(*size) != Ok(m)) {
        return wrong("expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level");
    }
    Ok(())
}

/// The sizes of the blocks of a map, each as `d0 floordiv 4`, later `d0 mod 4`; `None` if it has other expressions or no blocks.
fn blocks(map: AffineMap<'_>) -> Option<Vec<i64>> {
    // Of each dimension: whether it was seen, and its divisor.
    let mut seen: Vec<Option<Option<i64>>> = vec![None; map.num_dims() as usize];
    let mut sizes = Vec::new();
    for result in map.results() {
        if let AffineExprKind::Dim(dimension) = result.kind() {
            if seen[dimension as usize].replace(None).is_some() {
                return None;
            }
            continue;
        }
        let AffineExprKind::Binary(op, left, right) = result.kind() else { return None };
        let AffineExprKind::Dim(dimension) = left.kind() else { return None };
        let AffineExprKind::Constant(size @ 1..) = right.kind() else { return None };
        let slot = &mut seen[dimension as usize];
        match op {
            AffineOp::FloorDiv if slot.is_none() => *slot = Some(Some(size)),
            AffineOp::Mod if *slot == Some(Some(size)) => sizes.push(size),
            AffineOp::FloorDiv | AffineOp::Mod | AffineOp::Add | AffineOp::Mul | AffineOp::CeilDiv => {
                return None;
            }
        }
    }
    (!sizes.is_empty()).then_some(sizes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maps_have_the_names_and_the_order_of_cpp() {
        let context = Context::new();
        for (written, printed) in [
            ("{map=(i,j)->(j:dense,i:compressed)}", "{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }"),
            (
                "{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa,nonunique)), crdWidth = 32, posWidth = 64, implicitVal = 0.0 : f32, }",
                "{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, soa)), posWidth = 64, crdWidth = 32, implicitVal = 0.000000e+00 : f32 }",
            ),
            (
                "{ map = {l0, l1} (i = l0 * 4 + l1) -> (l0 = i floordiv 4 : dense, l1 = i mod 4 : structured[2,4]), posWidth = 0 }",
                "{ map = (d0) -> (d0 floordiv 4 : dense, d0 mod 4 : structured[2, 4]) }",
            ),
            ("{ map = [z](i) -> (i * 2 + z : dense) }", "{ map = [s0](d0) -> (d0 * 2 + s0 : dense) }"),
        ] {
            let found = encoding(&context, &format!("encoding<{written}>"));
            assert_eq!(found.ok(), Some(format!("encoding<{printed}>")));
        }
        assert!(matches!(spelling(&context, DefKind::Attribute, "slice(1, 2, 3)"), Ok(None)));
    }

    #[test]
    fn wrong_encodings_have_the_messages_of_cpp() {
        let context = Context::new();
        for (written, message) in [
            ("(i) -> i", "expected '(' in level-specifier list"),
            ("(i) -> (i)", "expected ':'"),
            ("(i) -> (i : dense(soa))", "invalid level type: level format doesn't support the properties"),
            ("(i) -> (i : dens)", "unknown level format: dens"),
            ("(i) -> (i : compressed(unique))", "unknown level property: unique"),
            ("(i) -> (i : structured[4, 2])", "expected n <= m in n_out_of_m"),
            ("(i) -> (i : structured[4])", TWO_SIZES),
            ("(i) -> ()", NO_LEVELS),
            ("(i, j) -> (i : dense)", "failed to infer lvlToDim from dimToLvl"),
            ("(i, j) -> (i + j : dense, j : dense)", "failed to infer lvlToDim from dimToLvl"),
            (
                "(i, j) -> (i : dense, j : singleton)",
                "expected compressed or loose_compressed level before singleton level",
            ),
            ("(i, j) -> (i : dense, j : batch)", "Batch lvlType can only be leading levels."),
            ("(i) -> (i : dense), crdWidth = 3", "unexpected coordinate bitwidth: 3"),
            ("(i) -> (i : dense), width = 3", "unexpected key: width"),
        ] {
            let found = spelling(&context, DefKind::Attribute, &format!("encoding<{{ map = {written} }}>"));
            assert_eq!(found.err().as_ref().map(Diagnostic::message), Some(message), "{written}");
        }
    }
}
