//! The layout of LLVM's types, and their data layout entries.
//!
//! The definitions of pointers and arrays have layout rules. Structs are laid out here: their
//! only entry is for `!llvm.struct<()>` and applies to all of them.

use super::LLVMStructType;
use crate::layout::{
    AlignmentBits, DataLayoutEntry, DataLayoutTypeInterface, LayoutError, LayoutQuery, StructShape,
    TypeLayout, TypeShape, TypeSize, dense_i64_elements,
};
use crate::{Diagnostic, Type};

impl<'c> LLVMStructType<'c> {
    /// The members; none for an opaque struct. A struct without a body has no layout.
    fn placed(self) -> Result<&'c [Type<'c>], LayoutError> {
        match self.body() {
            Some(members) => Ok(members),
            None if self.is_opaque() => Ok(&[]),
            None => Err(LayoutError::unsupported(self.into())),
        }
    }

    fn largest_alignment(self, layout: LayoutQuery<'_, 'c>) -> Result<u64, LayoutError> {
        StructShape::largest_alignment(self.placed()?.iter().copied(), layout)
    }

    /// The alignments of the entry for structs.
    fn entry(self, entries: &[DataLayoutEntry<'c>]) -> Result<Option<AlignmentBits>, LayoutError> {
        let bits = |entry: &DataLayoutEntry<'c>| {
            entry.alignment_bits().ok_or_else(|| LayoutError::entry(self.into(), entry))
        };
        entries.first().map(bits).transpose()
    }
}

impl<'c> DataLayoutTypeInterface<'c> for LLVMStructType<'c> {
    fn layout(
        self,
        layout: LayoutQuery<'_, 'c>,
        entries: &[DataLayoutEntry<'c>],
    ) -> Result<TypeLayout, LayoutError> {
        let members = self.placed()?.iter().copied();
        let natural = StructShape::layout_of(self.into(), members, self.is_packed(), layout)?;
        let Some(bits) = self.entry(entries)? else { return Ok(natural) };
        // An entry can increase an alignment, but not reduce it; it does not change a size.
        let abi = natural.abi_alignment.max(bits.abi / layout.byte_width());
        Ok(TypeLayout {
            abi_alignment: if self.is_packed() { natural.abi_alignment } else { abi },
            preferred_alignment: natural.preferred_alignment.max(bits.preferred / layout.byte_width()),
            ..natural
        })
    }

    fn size_in_bits(
        self,
        layout: LayoutQuery<'_, 'c>,
        _: &[DataLayoutEntry<'c>],
    ) -> Result<TypeSize, LayoutError> {
        Ok(StructShape::layout_of(self.into(), self.placed()?.iter().copied(), self.is_packed(), layout)?
            .size_in_bits)
    }

    fn abi_alignment(
        self,
        layout: LayoutQuery<'_, 'c>,
        entries: &[DataLayoutEntry<'c>],
    ) -> Result<u64, LayoutError> {
        let natural = if self.is_packed() { 1 } else { self.largest_alignment(layout)? };
        match self.entry(entries)? {
            Some(bits) if !self.is_packed() => Ok(natural.max(bits.abi / layout.byte_width())),
            _ => Ok(natural),
        }
    }

    fn preferred_alignment(
        self,
        layout: LayoutQuery<'_, 'c>,
        entries: &[DataLayoutEntry<'c>],
    ) -> Result<u64, LayoutError> {
        let natural = self.largest_alignment(layout)?;
        let entry = self.entry(entries)?;
        Ok(entry.map_or(natural, |bits| natural.max(bits.preferred / layout.byte_width())))
    }

    fn shape(
        self,
        layout: LayoutQuery<'_, 'c>,
        _entries: &[DataLayoutEntry<'c>],
    ) -> Result<TypeShape<'c>, LayoutError> {
        let members = self.placed()?.iter().copied();
        Ok(TypeShape::Struct(StructShape::of(self.into(), members, self.is_packed(), layout)?))
    }

    fn are_compatible(
        self,
        outer: &[DataLayoutEntry<'c>],
        inner: &[DataLayoutEntry<'c>],
        _identified: &[DataLayoutEntry<'c>],
    ) -> bool {
        let Some(outer) = outer.first().and_then(DataLayoutEntry::alignment_bits) else { return true };
        inner.iter().all(|inner| {
            let inner = inner.alignment_bits().map_or(0, |bits| bits.abi);
            inner == outer.abi || (inner != 0 && inner <= outer.abi && outer.abi.is_multiple_of(inner))
        })
    }

    fn verify_entries(self, entries: &[DataLayoutEntry<'c>]) -> Result<(), Diagnostic> {
        entries.iter().try_for_each(verify_entry)
    }
}

fn verify_entry(entry: &DataLayoutEntry<'_>) -> Result<(), Diagnostic> {
    let Some(key) = entry.key_type().and_then(|ty| ty.dyn_cast::<LLVMStructType<'_>>()) else {
        return Ok(());
    };
    let error = |message: String| Err(Diagnostic::error(message));
    let Some(bits) = entry.alignment_bits() else {
        return error(format!(
            "expected layout attribute for '{key}' to be a dense integer elements attribute of 1 or 2 elements"
        ));
    };
    if !dense_i64_elements(entry.value) {
        return error(format!("expected i64 entries for '{key}'"));
    }
    if key.is_identified() || key.body().is_some_and(|members| !members.is_empty()) {
        return error(format!("unexpected layout attribute for struct '{key}'"));
    }
    if bits.preferred < bits.abi {
        return error("preferred alignment is expected to be at least as large as ABI alignment".into());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::layout::{DataLayout, DataLayoutSpecInterfaceTable, LayoutError};
    use crate::text::{parse_attribute, parse_type};
    use crate::{Attribute, Context, dlti, llvm};

    fn spec<'c>(ctx: &'c Context, entries: &str) -> Attribute<'c> {
        parse_attribute(ctx, &format!("#dlti.dl_spec<{entries}>")).expect(entries)
    }

    /// Bytes, ABI and preferred alignment.
    fn ask(specs: &[&str], ty: &str) -> Result<(u64, u64, u64), LayoutError> {
        let ctx = Context::with_dialects([dlti::dialect(), llvm::dialect()]);
        let specs: Vec<_> = specs.iter().map(|entries| spec(&ctx, entries)).collect();
        let layout = DataLayout::with_specs(&ctx, &specs)?.layout(parse_type(&ctx, ty).expect(ty))?;
        Ok((layout.size.min_value(), layout.abi_alignment, layout.preferred_alignment))
    }

    /// The answers of libMLIR 22.1.
    #[test]
    fn aggregates_and_pointers() {
        let padded = "!llvm.struct<()> = dense<64> : vector<1xi64>";
        let pointers = "!llvm.ptr = dense<[48, 32, 64]> : vector<3xi64>, !llvm.ptr<3> = dense<[32, 32, 32, 16]> : \
                        vector<4xi64>";
        for (spec, ty, answers) in [
            ("", "!llvm.struct<(i8, i32, i8)>", (12, 4, 4)),
            ("", "!llvm.struct<packed (i8, i32, i8)>", (6, 1, 4)),
            ("", "!llvm.struct<()>", (0, 1, 1)),
            ("", "!llvm.struct<\"o\", opaque>", (0, 1, 1)),
            ("", "!llvm.array<3 x struct<(i8, i64)>>", (36, 4, 4)),
            ("", "!llvm.ptr<7>", (8, 8, 8)),
            ("", "!llvm.ppc_fp128", (16, 16, 16)),
            ("", "!llvm.struct<(vector<[4]xi32>)>", (16, 16, 16)),
            (padded, "!llvm.struct<(i8)>", (1, 8, 8)),
            (padded, "!llvm.struct<packed (i8)>", (1, 1, 8)),
            (padded, "!llvm.array<3 x struct<(i8)>>", (24, 8, 8)),
            (pointers, "!llvm.ptr<3>", (4, 4, 4)),
            (pointers, "!llvm.ptr<9>", (6, 4, 8)),
            (pointers, "vector<2x!llvm.ptr>", (12, 16, 16)),
            ("!llvm.ppc_fp128 = dense<8> : vector<1xi64>", "!llvm.ppc_fp128", (16, 1, 1)),
        ] {
            assert_eq!(ask(&[spec], ty), Ok(answers), "{ty} with {spec}");
        }
        assert!(matches!(ask(&[], "!llvm.array<2 x vector<[4]xi8>>"), Err(LayoutError::Scalable { .. })));
        assert!(matches!(ask(&[], "!llvm.void"), Err(LayoutError::Unsupported { .. })));
        let looped = "!llvm.struct<\"r\", (i32, struct<\"r\">)>";
        assert!(matches!(ask(&[], looped), Err(LayoutError::Recursive { .. })));
        assert_eq!(ask(&[], "!llvm.struct<\"n\", (i32, ptr)>"), Ok((16, 8, 8)));
    }

    #[test]
    fn entries_are_checked_in_mlirs_words() {
        let ctx = Context::with_dialects([dlti::dialect(), llvm::dialect()]);
        for (entries, message) in [
            (
                "!llvm.ptr = 64",
                "expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 \
                 elements",
            ),
            ("!llvm.ptr = dense<64> : vector<4xi32>", "expected i64 parameters for '!llvm.ptr'"),
            (
                "!llvm.ptr = dense<[64, 64, 32]> : vector<3xi64>",
                "preferred alignment is expected to be at least as large as ABI alignment",
            ),
            (
                "!llvm.struct<()> = 1",
                "expected layout attribute for '!llvm.struct<()>' to be a dense integer elements attribute of 1 or \
                 2 elements",
            ),
            ("!llvm.struct<()> = dense<8> : vector<1xi32>", "expected i64 entries for '!llvm.struct<()>'"),
            (
                "!llvm.struct<(i8)> = dense<8> : vector<1xi64>",
                "unexpected layout attribute for struct '!llvm.struct<(i8)>'",
            ),
            ("!llvm.void = 1", "data layout specified for a type that does not support it"),
        ] {
            let spec = spec(&ctx, entries);
            let table = DataLayoutSpecInterfaceTable::find(spec).expect("a specification");
            assert_eq!((table.verify_spec)(spec.node()).expect_err(entries).message(), message);
        }
    }

    #[test]
    fn inner_pointers_keep_their_size_and_relax_their_alignment() {
        let pointer =
            |space: &str, numbers: &str| format!("!llvm.ptr{space} = dense<{numbers}> : vector<3xi64>");
        let outer = pointer("", "[64, 64, 64]");
        let fits = |inner: &str| ask(&[&outer, inner], "!llvm.ptr").is_ok();
        assert!(fits(&pointer("", "[64, 32, 128]")));
        assert!(!fits(&pointer("", "[32, 32, 32]")));
        assert!(!fits(&pointer("", "[64, 128, 128]")));
        assert!(fits(&pointer("<1>", "[32, 128, 128]")), "a space that is not listed outside is added");
        assert_eq!(ask(&[&outer, &pointer("<1>", "[32, 32, 32]")], "!llvm.ptr<1>"), Ok((4, 4, 4)));
        let structs = |bits: u64| format!("!llvm.struct<()> = dense<{bits}> : vector<1xi64>");
        assert!(ask(&[&structs(128), &structs(32)], "i8").is_ok());
        assert!(ask(&[&structs(32), &structs(64)], "i8").is_err());
        assert!(ask(&[&structs(128), &structs(32), &structs(64)], "i8").is_err());
    }
}
