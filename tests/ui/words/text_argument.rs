// says: `{integer}` is neither a text nor an `Option` of one
// says: expected a `&str`, a `String`, a `StringAttr` or an `Option<&str>`

isogloss::dialect! { r#"
include "isogloss/Op.td"
def W_Dialect : Dialect { let name = "w"; }
def W_NoteOp : Op<W_Dialect, "note"> { let arguments = (ins OptionalAttr<StrAttr>:$note); }
"# }

fn set(ir: &mut isogloss::ir::Ir<'_>, op: isogloss::ir::OpId) {
    NoteOp::set_note(op, ir, 1);
}

fn main() {}
