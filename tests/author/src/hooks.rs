// The hand-written part of the definitions: the same for both declarations.

impl IntTypeVerify for IntType<'_> {
    fn verify(_: &Context, width: u32, _: Sign) -> Result<(), Diagnostic> {
        if width > 0 { Ok(()) } else { Err(Diagnostic::error("an int has a width")) }
    }
}

impl<'c> Counted<'c> for VecType<'c> {
    fn elements(self) -> u64 {
        self.size()
    }
}

impl<'c> Counted<'c> for RowType<'c> {
    fn elements(self) -> u64 {
        self.ints().len() as u64 + self.members().len() as u64
    }
}

impl<'c> Tabular<'c> for RowType<'c> {
    fn columns(self) -> u64 {
        self.members().len() as u64
    }
}

impl<'c> Solid<'c> for RowType<'c> {}

impl<'c> FloatTypeInterface<'c> for HalfType<'c> {
    const KIND: FloatKind = FloatKind::F16;
}

impl<'c> ShapedTypeInterface<'c> for CellsType<'c> {
    fn shape(self) -> Option<&'c [i64]> {
        Some(self.sizes())
    }
    fn element_type(self) -> Type<'c> {
        self.element()
    }
}

impl GridTypeExtent for GridType<'_> {
    fn parse(parser: &mut AsmParser<'_, '_>) -> Result<(u64, u64), Diagnostic> {
        let rows = parser.integer()?;
        parser.expect_keyword("and")?;
        Ok((rows, parser.integer()?))
    }
    fn print<'c>(printer: &mut AsmPrinter<'_, 'c>, _: GridType<'c>, rows: u64, columns: u64) {
        printer.write(&format!("{rows} and {columns}"));
    }
}

impl<'a, 'c> Costly<'a, 'c> for ScaleOp<'a, 'c> {
    fn cost(self) -> u64 {
        u64::from(self.factor().unsigned_abs())
    }
}

impl ScaleOpVerify for ScaleOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        if self.factor() == 0 { Err(self.error("has the factor 0")) } else { Ok(()) }
    }
}

impl RangeAttrVerify for RangeAttr<'_> {
    fn verify(_: &Context, low: i64, high: i64) -> Result<(), Diagnostic> {
        if low <= high { Ok(()) } else { Err(Diagnostic::error("the range is empty")) }
    }
}

impl<'c> Titled<'c> for NameAttr<'c> {
    fn title(self) -> &'c str {
        self.text()
    }
}

impl<'c> CustomFormat<'c> for RawAttr<'c> {
    fn parse(parser: &mut AsmParser<'_, 'c>) -> Parsed<Self> {
        let text = parser.string()?;
        Ok(Self::get(parser.context(), text))
    }
    fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
        printer.write(" ");
        printer.string(self.bytes());
    }
}
