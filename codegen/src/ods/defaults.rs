//! Default values of attributes in C++ as the text of the attribute.

use crate::model::constraint::Buildable;
use crate::model::{default_bool, default_integer, default_string, last_name};
use isogloss_tablegen::Record;

/// The maximum nesting depth of arrays.
const MAX_NESTING: usize = 16;

/// Reads a C++ call that makes a type, in the namespace of the definition.
type Built<'a> = &'a dyn Fn(&str) -> Buildable;

/// The text of a default attribute, if the value alone does not determine it: a float, a type, an array of attributes,
/// dense elements. `None` if it is not understood.
pub(super) fn attribute_text(base: Record<'_>, default: &str, built: Built<'_>) -> Option<String> {
    read(base, default, built, MAX_NESTING)
}

fn read(base: Record<'_>, default: &str, built: Built<'_>, depth: usize) -> Option<String> {
    let default = default.trim().trim_end_matches(';').trim_end();
    if let Some(made) = of_builder(default, built) {
        return Some(made);
    }
    let storage = last_name(base.find("storageType")?);
    let value_type = || match built(base.find::<Record<'_>>("valueType")?.find("builderCall")?) {
        Buildable::Text(ty) => Some(ty).filter(|ty| !ty.is_empty()),
        Buildable::Def { .. } | Buildable::Cpp(_) => None,
    };
    match storage {
        "BoolAttr" => default_bool(default).map(|value| value.to_string()),
        "IntegerAttr" => integer_of(&value_type()?, default),
        "FloatAttr" => Some(format!("{} : {}", float(default)?, value_type()?)),
        "StringAttr" => string(default),
        "TypeAttr" => built_type(default, built).or_else(|| type_of_text(default)),
        "FlatSymbolRefAttr" | "SymbolRefAttr" => Some(format!("@{}", string(default)?)),
        "DictionaryAttr" => items(default)?.is_empty().then(|| "{}".to_owned()),
        "ArrayAttr" => {
            let items = items(default)?;
            if items.is_empty() {
                return Some("[]".to_owned());
            }
            let element: Record<'_> = base.find("elementAttr")?;
            let depth = depth.checked_sub(1)?;
            let values = items.into_iter().map(|item| read(element, item, built, depth));
            Some(format!("[{}]", values.collect::<Option<Vec<_>>>()?.join(", ")))
        }
        "DenseIntElementsAttr" | "DenseFPElementsAttr" => {
            dense(base.find("constBuilderCall")?, default, built)
        }
        _ => None,
    }
}

/// An integer: a literal, a cast, `ShapedType::kDynamic`, or a shifted bit.
fn integer(text: &str) -> Option<i64> {
    let text = text.trim();
    if let Some((number, bits)) = text.split_once("<<") {
        return integer(number)?.checked_shl(integer(bits)?.try_into().ok()?);
    }
    match last_name(text) {
        "kDynamic" => Some(i64::MIN),
        _ => default_integer(text),
    }
}

/// An integer that fits its type.
fn integer_of(ty: &str, text: &str) -> Option<String> {
    let value = integer(text)?;
    let fits =
        match ty.trim_start_matches(['s', 'u']).strip_prefix('i').and_then(|bits| bits.parse::<u32>().ok()) {
            Some(bits @ 1..64) => {
                let least = if ty.starts_with('u') { 0 } else { -(1_i64 << (bits - 1)) };
                let most = if ty.starts_with('s') { (1_i64 << (bits - 1)) - 1 } else { (1_i64 << bits) - 1 };
                (least..=most).contains(&value)
            }
            Some(64) => !ty.starts_with('u') || value >= 0,
            Some(_) => false,
            None => ty == "index",
        };
    fits.then(|| format!("{value} : {ty}"))
}

/// A float as MLIR writes it: `1.5f`, `-1e-5`, `static_cast<float>(2)`, `APFloat(0.5)`.
fn float(text: &str) -> Option<String> {
    let mut text = text.trim();
    while let Some((class, value)) = text.split_once('(') {
        let class = last_name(class.split('<').next()?);
        if !matches!(class, "static_cast" | "APFloat" | "float" | "double") {
            return None;
        }
        text = value.strip_suffix(')')?.trim();
    }
    let digits = text.strip_suffix(['f', 'F', 'l', 'L']).unwrap_or(text);
    let is_number = digits
        .trim_start_matches(['-', '+'])
        .starts_with(|first: char| first.is_ascii_digit() || first == '.');
    let value: f64 = digits.parse().ok().filter(|_| is_number)?;
    // MLIR's floats have a dot also before an exponent.
    value.is_finite().then(|| format!("{value:.17e}"))
}

/// A string with its quotes, `"a"`, `StringRef("a")`, or an empty one, `{}`.
fn string(text: &str) -> Option<String> {
    let text = match text.trim() {
        "{}" | "StringRef()" | "llvm::StringRef()" | "::llvm::StringRef()" => "",
        // C++ escapes differ from MLIR's.
        text => default_string(text)
            .filter(|text| !text.contains(['\\', '"']) && !text.contains(char::is_control))?,
    };
    Some(format!("\"{text}\""))
}

/// The type that a builder makes.
fn built_type(text: &str, built: Built<'_>) -> Option<String> {
    match built(text) {
        Buildable::Text(ty) if text.contains('(') => Some(ty),
        Buildable::Text(_) | Buildable::Def(_) | Buildable::Cpp(_) => None,
    }
}

/// A type in MLIR's syntax, which definitions in Isogloss's own language may have: an integer or a float type.
fn type_of_text(text: &str) -> Option<String> {
    let digits = text.trim_start_matches(|letter: char| letter.is_ascii_lowercase());
    let word = &text[..text.len() - digits.len()];
    let is_integer = matches!(word, "i" | "si" | "ui") && digits.parse::<u16>().is_ok_and(|width| width > 0);
    let is_type = is_integer
        || matches!(text, "index" | "none" | "f16" | "bf16" | "tf32" | "f32" | "f64" | "f80" | "f128");
    is_type.then(|| text.to_owned())
}

/// The items of a list: `{1, 2}`, `ArrayRef<int64_t>{1, 2}`, `ArrayRef<int64_t>({1, 2})`.
fn items(text: &str) -> Option<Vec<&str>> {
    let (class, list) = text.split_at(text.find('{')?);
    let class = class.trim_end();
    let (class, list) = match class.strip_suffix('(') {
        Some(class) => (class, list.strip_suffix(')')?.trim_end()),
        None => (class, list),
    };
    let class = last_name(class.split('<').next()?);
    if !matches!(class, "" | "ArrayRef" | "SmallVector" | "vector") {
        return None;
    }
    split(list.strip_prefix('{')?.strip_suffix('}')?)
}

/// The parts of a text between commas outside of brackets and strings.
fn split(text: &str) -> Option<Vec<&str>> {
    let (mut parts, mut start, mut open, mut is_string) = (Vec::new(), 0, Vec::new(), false);
    let mut before = ' ';
    for (at, letter) in text.char_indices() {
        match letter {
            '"' if before != '\\' => is_string = !is_string,
            _ if is_string => {}
            '(' | '{' | '[' => open.push(letter),
            // After a name, `<` opens template arguments; otherwise it is an operator.
            '<' if before.is_alphanumeric() => open.push(letter),
            '>' if open.last() == Some(&'<') => _ = open.pop(),
            ')' => _ = open.pop_if(|open| *open == '(')?,
            '}' => _ = open.pop_if(|open| *open == '{')?,
            ']' => _ = open.pop_if(|open| *open == '[')?,
            ',' if open.is_empty() => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
        before = if before == '\\' && letter == '\\' { ' ' } else { letter };
    }
    let last = text[start..].trim();
    if !last.is_empty() {
        parts.push(last);
    }
    (open.is_empty() && !is_string).then_some(parts)
}

/// The attribute that a call of MLIR's `Builder` makes.
fn of_builder(text: &str, built: Built<'_>) -> Option<String> {
    let (name, arguments) = text.strip_prefix("$_builder.get")?.strip_suffix(')')?.split_once('(')?;
    let arguments = split(arguments)?;
    let one = || match arguments.as_slice() {
        [one] => Some(*one),
        _ => None,
    };
    let list = |element: &dyn Fn(&str) -> Option<String>| {
        let values: Option<Vec<String>> = items(one()?)?.into_iter().map(element).collect();
        Some(format!("[{}]", values?.join(", ")))
    };
    let sized = |prefix: &str, suffix: &str| {
        let width = name.strip_prefix(prefix)?.strip_suffix(suffix)?;
        width.bytes().all(|byte| byte.is_ascii_digit()).then_some(width)
    };
    Some(match name {
        "UnitAttr" if arguments.is_empty() => "unit".to_owned(),
        "BoolAttr" => default_bool(one()?)?.to_string(),
        "StringAttr" => string(one()?)?,
        "IndexAttr" => integer_of("index", one()?)?,
        "ArrayAttr" if items(one()?)?.is_empty() => "[]".to_owned(),
        "DictionaryAttr" if items(one()?)?.is_empty() => "{}".to_owned(),
        "StrArrayAttr" => list(&string)?,
        "BoolArrayAttr" => list(&|item| default_bool(item).map(|value| value.to_string()))?,
        "IntegerAttr" | "FloatAttr" => {
            let [ty, value] = arguments.as_slice() else { return None };
            let ty = built_type(ty, built)?;
            match name {
                "IntegerAttr" => integer_of(&ty, value)?,
                _ => format!("{} : {ty}", float(value)?),
            }
        }
        _ if let Some(width) = sized("I", "IntegerAttr") => integer_of(&format!("i{width}"), one()?)?,
        _ if let Some(width) = sized("SI", "IntegerAttr") => integer_of(&format!("si{width}"), one()?)?,
        _ if let Some(width) = sized("UI", "IntegerAttr") => integer_of(&format!("ui{width}"), one()?)?,
        _ if let Some(width @ ("16" | "32" | "64")) = sized("F", "FloatAttr") => {
            format!("{} : f{width}", float(one()?)?)
        }
        _ if let Some(width) = sized("I", "ArrayAttr") => {
            list(&|item| integer_of(&format!("i{width}"), item))?
        }
        _ if let Some(width @ ("32" | "64")) = sized("F", "ArrayAttr") => {
            list(&|item| Some(format!("{} : f{width}", float(item)?)))?
        }
        _ => return None,
    })
}

/// Dense elements; the call that makes the attribute has their type:
/// `DenseIntElementsAttr::get(RankedTensorType::get({2}, $_builder.getIntegerType(64)), ArrayRef($0))`.
fn dense(call: &str, default: &str, built: Built<'_>) -> Option<String> {
    let (_, ty) = call.split_once("RankedTensorType::get(")?;
    let (dims, ty) = ty.trim_start().strip_prefix('{')?.split_once('}')?;
    let end = ty.find("))").map(|end| end + 1)?;
    let element = built_type(ty[..end].trim_start().strip_prefix(',')?.trim(), built)?;
    let dims = split(dims)?.into_iter().map(|dim| dim.parse::<u64>().ok()).collect::<Option<Vec<_>>>()?;
    let value =
        |item: &str| if element.starts_with('f') { float(item) } else { Some(integer(item)?.to_string()) };
    let values = items(default)?.into_iter().map(value).collect::<Option<Vec<_>>>()?;
    let is_whole = dims.len() == 1 && dims[0] == values.len() as u64;
    let shape: String = dims.iter().map(|dim| format!("{dim}x")).collect();
    match values.as_slice() {
        [splat] => Some(format!("dense<{splat}> : tensor<{shape}{element}>")),
        values if is_whole => Some(format!("dense<[{}]> : tensor<{shape}{element}>", values.join(", "))),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn integer_type(call: &str) -> Buildable {
        let width = call.strip_prefix("$_builder.getIntegerType(").and_then(|rest| rest.strip_suffix(')'));
        width.map_or_else(|| Buildable::Cpp(call.to_owned()), |width| Buildable::Text(format!("i{width}")))
    }

    #[test]
    fn floats_are_written_as_by_mlir() {
        let value = |text: &str| float(text).map(|text| text.parse::<f64>().expect("a float"));
        for (text, number) in [
            ("1.5f", 1.5),
            ("-1e-5", -1e-5),
            ("1.", 1.0),
            (".5F", 0.5),
            ("2", 2.0),
            ("static_cast<float>(0.25)", 0.25),
            ("::llvm::APFloat(1.0f)", 1.0),
        ] {
            assert_eq!(value(text), Some(number), "{text}");
        }
        for text in ["inf", "nan", "kPi", "std::numeric_limits<float>::max()", "1.5f + x", ""] {
            assert_eq!(float(text), None, "{text}");
        }
        assert_eq!(float("1").as_deref(), Some("1.00000000000000000e0"));
    }

    #[test]
    fn lists_are_split_outside_of_brackets_and_strings() {
        assert_eq!(items("{}"), Some(vec![]));
        assert_eq!(items("{1, {2, 3}, \"a,}\"}"), Some(vec!["1", "{2, 3}", "\"a,}\""]));
        assert_eq!(items("::llvm::ArrayRef<int64_t>({1, 2})"), Some(vec!["1", "2"]));
        assert_eq!(items("ArrayRef<float>{1.5f}"), Some(vec!["1.5f"]));
        for text in ["1, 2", "foo({1})", "{1", "{(}"] {
            assert_eq!(items(text), None, "{text}");
        }
    }

    #[test]
    fn calls_of_the_builder_are_attributes() {
        for (call, text) in [
            ("$_builder.getUnitAttr()", "unit"),
            ("$_builder.getBoolAttr(false)", "false"),
            ("$_builder.getStringAttr(\"a\")", "\"a\""),
            ("$_builder.getI64IntegerAttr(3)", "3 : i64"),
            ("$_builder.getSI8IntegerAttr(-3)", "-3 : si8"),
            ("$_builder.getIndexAttr(1 << 4)", "16 : index"),
            ("$_builder.getIntegerAttr($_builder.getIntegerType(8), 3)", "3 : i8"),
            ("$_builder.getI32ArrayAttr({1, 2})", "[1 : i32, 2 : i32]"),
            ("$_builder.getStrArrayAttr({\"a\"})", "[\"a\"]"),
            ("$_builder.getDictionaryAttr({})", "{}"),
        ] {
            assert_eq!(of_builder(call, &integer_type).as_deref(), Some(text), "{call}");
        }
        for call in [
            "$_builder.getI8IntegerAttr(300)",
            "$_builder.getFoo(1)",
            "$_builder.getBoolAttr(x)",
            "getUnitAttr()",
        ] {
            assert_eq!(of_builder(call, &integer_type), None, "{call}");
        }
    }

    #[test]
    fn dense_elements_have_the_type_of_the_call_that_makes_them() {
        let call = "::mlir::DenseIntElementsAttr::get(::mlir::RankedTensorType::get({2}, $_builder.getIntegerType(64)), \
                    ::llvm::ArrayRef($0))";
        assert_eq!(
            dense(call, "{ static_cast<int64_t>(1), 2 }", &integer_type).as_deref(),
            Some("dense<[1, 2]> : tensor<2xi64>")
        );
        assert_eq!(dense(call, "{ 1 }", &integer_type).as_deref(), Some("dense<1> : tensor<2xi64>"));
        assert_eq!(dense(call, "{1, 2, 3}", &integer_type), None);
        assert_eq!(dense("foo($0)", "{1}", &integer_type), None);
    }
}
