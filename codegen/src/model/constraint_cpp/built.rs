//! Expressions that make a type.

use super::literals::{integer, project_name, text};
use super::parts::cast_class;
use super::{Reader, Vocabulary, mlir_name};
use crate::model::constraint::{Buildable, Class, ClassKind, Path};
use crate::model::op::Transformer;
use crate::model::{CppExpr, CppExprKind, Name};

/// The function from one type to another, given by a C++ expression or a path.
pub(crate) fn transformer(text: Name, parsed: Option<&CppExpr>, vocabulary: &dyn Vocabulary) -> Transformer {
    let reader = Reader { vocabulary, variable: None, class: None, property: None };
    if let Some(path) =
        Path::parse(text.text.trim()).or_else(|| parsed.and_then(|parsed| reader.subject(parsed)))
    {
        return Transformer::Path(path);
    }
    let is_rust_path = !text.text.contains(['(', '$', ' ', '.']) && text.text.contains("::");
    match parsed.and_then(|parsed| reader.built(parsed)) {
        Some(transformer) => transformer,
        None if is_rust_path => Transformer::Rust(text),
        None => Transformer::Cpp(text),
    }
}

/// The type that a C++ builder call returns; a text without calls is in MLIR's syntax.
pub(crate) fn buildable(text: &str, vocabulary: &dyn Vocabulary) -> Buildable {
    let text = text.trim();
    let text = text.trim_end_matches(';').trim_end();
    if !text.contains("$_builder") && !text.contains("::get(") {
        return Buildable::Text(text.to_owned());
    }
    let cpp = || Buildable::Cpp(text.to_owned());
    if let Some(arguments) =
        text.trim_start_matches("::").trim_start_matches("mlir::").strip_prefix("VectorType::get(")
    {
        return fixed_vector(arguments, vocabulary).map_or_else(cpp, Buildable::Text);
    }
    if let Some((class, arguments)) =
        text.strip_prefix("$_builder.getType<").and_then(|rest| rest.split_once(">("))
        && is_llvm_pointer(&vocabulary.class(class))
    {
        let space = arguments.strip_suffix(')').map(str::trim).unwrap_or_default();
        return match (space.is_empty(), space.parse::<u32>()) {
            (true, _) | (_, Ok(0)) => Buildable::Text("!llvm.ptr".to_owned()),
            (_, Ok(space)) => Buildable::Text(format!("!llvm.ptr<{space}>")),
            _ => cpp(),
        };
    }
    if let Some((class, arguments)) = text.split_once("::get(")
        && let Some(arguments) =
            arguments.strip_suffix(')').and_then(|rest| rest.trim().strip_prefix("$_ctxt"))
    {
        let class = class.trim_start_matches("::").trim_start_matches("mlir::");
        let width = arguments.trim().strip_prefix(',').and_then(|width| width.trim().parse::<u32>().ok());
        return match (class, width) {
            ("IntegerType", Some(width)) => Buildable::Text(format!("i{width}")),
            _ if !arguments.trim().is_empty() => cpp(),
            _ => class.strip_suffix("Type").and_then(keyword).map_or_else(cpp, Buildable::Text),
        };
    }
    let Some(call) = text.strip_prefix("$_builder.get") else { return cpp() };
    if let Some(width) = call.strip_prefix("IntegerType(").and_then(|rest| rest.strip_suffix(')')) {
        let (width, sign) = width.split_once(',').unwrap_or((width, ""));
        let prefix = match sign.rsplit('/').next().unwrap_or("").trim() {
            "" => "i",
            "true" => "si",
            "false" => "ui",
            _ => return cpp(),
        };
        return match width.trim().parse::<u32>() {
            Ok(width) => Buildable::Text(format!("{prefix}{width}")),
            Err(_) => cpp(),
        };
    }
    if let Some(class) = call.strip_prefix("Type<").and_then(|rest| rest.strip_suffix(">()")) {
        let class = vocabulary.class(class);
        let name = class.builtin_name().and_then(|name| name.strip_suffix("Type"));
        return name.and_then(keyword).map_or(Buildable::Def(class), Buildable::Text);
    }
    match call.strip_suffix("Type()").and_then(keyword) {
        Some(keyword) => Buildable::Text(keyword),
        None => cpp(),
    }
}

/// Whether a class is the pointer type of the LLVM dialect.
fn is_llvm_pointer(class: &Class) -> bool {
    const NAME: &str = "LLVMPointerType";
    matches!(&class.kind, ClassKind::Definition { dialect } if dialect == "llvm" && class.name == NAME)
        || class.kind == ClassKind::Unknown && mlir_name(&class.name).strip_prefix("LLVM::") == Some(NAME)
}

/// The vector type that `VectorType::get` returns for the arguments `{2, 4}, $_builder.getF32Type())`.
fn fixed_vector(arguments: &str, vocabulary: &dyn Vocabulary) -> Option<String> {
    let (shape, element) = arguments.trim().strip_prefix('{')?.split_once('}')?;
    let element = element.trim().strip_prefix(',')?.strip_suffix(')')?;
    let dims = shape.split(',').map(|dim| dim.trim().parse::<u32>().ok()).collect::<Option<Vec<_>>>()?;
    let Buildable::Text(element) = buildable(element, vocabulary) else { return None };
    let shape: String = dims.iter().map(|dim| format!("{dim}x")).collect();
    Some(format!("vector<{shape}{element}>"))
}

/// The keyword of a builtin type without parameters, by the name of its class without
/// `Type`.
fn keyword(class: &str) -> Option<String> {
    Some(match class {
        "Index" | "None" => class.to_lowercase(),
        "I1" | "I8" | "I16" | "I32" | "I64" => class.to_lowercase(),
        "BF16" | "BFloat16" => "bf16".to_owned(),
        "FloatTF32" => "tf32".to_owned(),
        _ => {
            let format = class.strip_prefix("Float").or_else(|| class.strip_prefix('F'))?;
            if !format.starts_with(|c: char| c.is_ascii_digit()) {
                return None;
            }
            format!("f{format}")
        }
    })
}

impl Reader<'_> {
    /// An expression that builds a type from another.
    pub(super) fn built(&self, expression: &CppExpr) -> Option<Transformer> {
        let CppExprKind::Call(function, arguments) = &expression.kind else { return None };
        let same_shape = |element: &CppExpr| {
            let width = integer_type(element)?;
            Some(Transformer::WithElementType(Buildable::Text(format!("i{width}"))))
        };
        match (&function.kind, arguments.as_slice()) {
            (CppExprKind::Name(name), [value]) if self.is_function_of_type(value) => {
                let function = match name.last().name.as_str() {
                    "getI1SameShape" => Transformer::WithElementType(Buildable::Text("i1".to_owned())),
                    _ => Transformer::Named(project_name(name)),
                };
                // A function of a part of the type, or of the result of another function.
                let inner = match self.subject(value) {
                    Some(path) if path.is_this() => return Some(function),
                    Some(path) => Transformer::Path(path),
                    None => self.built(value)?,
                };
                Some(Transformer::Then(Box::new([inner, function])))
            }
            (CppExprKind::Member(value, method), arguments) => {
                let is_this = self.subject(value).is_some_and(|path| path.is_this());
                match (method.name.as_str(), arguments) {
                    ("cloneWith", [CppExpr { kind: CppExprKind::List(shape), .. }, element])
                        if is_this && shape.is_empty() =>
                    {
                        same_shape(element)
                    }
                    ("clone", [element]) if is_this => same_shape(element),
                    (name, []) if is_this => {
                        let class = cast_class(value).map(|class| format!("{class}::")).unwrap_or_default();
                        Some(Transformer::Named(format!("{class}{name}")))
                    }
                    _ => self.constant_type(expression),
                }
            }
            _ => self.constant_type(expression),
        }
    }

    /// Whether an argument is the type, a part of it, or a function of one.
    fn is_function_of_type(&self, value: &CppExpr) -> bool {
        self.subject(value).is_some()
            || matches!(&value.kind, CppExprKind::Call(inner, arguments)
                if matches!((&inner.kind, arguments.as_slice()), (CppExprKind::Name(_), [inner]) if self.is_function_of_type(inner)))
    }

    /// An expression that builds a fixed type.
    pub(super) fn constant_type(&self, expression: &CppExpr) -> Option<Transformer> {
        let text = match &expression.kind {
            // The class with its namespaces.
            CppExprKind::Call(function, arguments)
                if let CppExprKind::Member(builder, method) = &function.kind
                    && let ("getType", [class]) = (method.name.as_str(), method.templates.as_slice()) =>
            {
                let arguments: Vec<String> = arguments.iter().map(text).collect();
                format!("{}.getType<{}>({})", text(builder), class.name()?, arguments.join(", "))
            }
            _ => text(expression),
        };
        let built = buildable(&text, self.vocabulary);
        (text.contains("$_builder") && !matches!(built, Buildable::Cpp(_)))
            .then_some(Transformer::Constant(built))
    }
}

/// The width of `IntegerType::get(context, width)`.
fn integer_type(expression: &CppExpr) -> Option<i64> {
    let CppExprKind::Call(function, arguments) = &expression.kind else { return None };
    let (CppExprKind::Name(name), [_, width]) = (&function.kind, arguments.as_slice()) else { return None };
    let names: Vec<&str> = name.segments.iter().map(|segment| segment.name.as_str()).collect();
    names.ends_with(&["IntegerType", "get"]).then(|| integer(width))?
}
