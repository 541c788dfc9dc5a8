// What the definitions leave to the author: the same for both declarations.

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

impl GridTypeExtent for GridType<'_> {
    fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> Result<(u64, u64), Diagnostic> {
        let rows = parser.integer()?;
        parser.expect_keyword("and")?;
        Ok((rows, parser.integer()?))
    }
    fn print<'c>(printer: &mut AsmPrinter<'_, 'c>, _: GridType<'c>, rows: u64, columns: u64) {
        printer.write(&format!("{rows} and {columns}"));
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
