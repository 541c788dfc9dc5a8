//! Formats as a line for readers of errors: `!shapes.box<$rows x $columns>`.

use crate::def::{Def, DefKind, FormatElement, ParamDef, ParamPart, Syntax};

/// Appends the elements of a format, with `(...)?` around optional parts. `part` is the text of a part, which may be
/// empty.
pub(crate) fn append_form<P, A>(
    elements: &[FormatElement<P, A>],
    part: &dyn Fn(&P) -> String,
    out: &mut String,
) {
    for element in elements {
        let (text, space) = match element {
            FormatElement::Whitespace(_) => continue,
            FormatElement::Literal { text, space } => ((*text).to_owned(), *space),
            FormatElement::Part { part: found, space } => (part(found), *space),
            FormatElement::Optional { then, otherwise, .. } => {
                let group = |elements: &[FormatElement<P, A>]| {
                    let mut inner = String::new();
                    append_form(elements, part, &mut inner);
                    inner.trim_start().to_owned()
                };
                let (then, otherwise) = (group(then), group(otherwise));
                let text = match (then.is_empty(), otherwise.is_empty()) {
                    (true, true) => String::new(),
                    (false, true) => format!("({then})?"),
                    (true, false) => format!("({otherwise})?"),
                    (false, false) => format!("({then} | {otherwise})"),
                };
                (text, true)
            }
        };
        if text.is_empty() {
            continue;
        }
        // Formats have no space in `4x8` and `overflow<nsw>`; names have one: `$rows x $columns`, `overflow $flags`.
        let is_word = |found: char| found.is_ascii_alphanumeric() || found == '_';
        let is_glued = out.ends_with(is_word) && text.starts_with(|first| is_word(first) || first == '$');
        if (space || is_glued) && !out.is_empty() && !out.ends_with(' ') {
            out.push(' ');
        }
        out.push_str(&text);
    }
}

/// The form of a type or an attribute that has a format.
pub(super) fn form_of(def: &Def) -> String {
    let Syntax::Format(elements) = def.syntax else { return String::new() };
    let sigil = if def.kind == DefKind::Type { "!" } else { "#" };
    let mut out = format!("{sigil}{}.{}", def.dialect, def.mnemonic.unwrap_or_default());
    append_form(elements, &|part| part_text(def, def.params, part), &mut out);
    out
}

fn part_text(def: &Def, params: &[ParamDef], part: &ParamPart) -> String {
    let name = |index: &u8| params.get(usize::from(*index)).map_or("", |param| param.name);
    match part {
        ParamPart::Param { index, .. } => format!("${}", name(index)),
        ParamPart::Params(indices) => {
            indices.iter().map(|index| format!("${}", name(index))).collect::<Vec<_>>().join(", ")
        }
        ParamPart::Struct(fields) => {
            let field = |index: &u8| format!("{} = ${0}", name(index));
            fields.iter().map(|found| field(&found.index)).collect::<Vec<_>>().join(", ")
        }
        ParamPart::Custom { directive, .. } => format!("custom<{}>", directive.name),
        ParamPart::Body(elements) => {
            let mut inner = String::new();
            append_form(elements, &|part| part_text(def, def.body, part), &mut inner);
            format!("({inner})?")
        }
    }
}
