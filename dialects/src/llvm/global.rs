//! Globals, aliases and functions that are picked when the program is loaded.

use super::function::{
    parse_comdat, parse_linkage, parse_unnamed_addr, parse_visibility, print_comdat, print_keyword,
};
use super::keyword::{COMDAT, LINKAGE, UNNAMED_ADDR, VISIBILITY, case_text, optional_case};
use super::types::can_be_global;
use super::{
    AddressOfOp, AliasOp, AliasOpRegionVerify, AliasOpVerify, BlockAddressOp, ComdatSelectorOp,
    DSOLocalEquivalentOp, GlobalOp, GlobalOpRegionVerify, GlobalOpVerify, IFuncOp, IFuncOpVerify, LLVMFuncOp,
    LLVMLinkageDirective, Linkage, LlvmDialect, ReturnOp, UnnamedAddr, Visibility,
};
use isogloss::builtin::{
    ArrayAttr, DenseElementsAttr, FloatAttr, IntegerAttr, IntegerType, StringAttr, SymbolRefAttr, TypeAttr,
    UnitAttr,
};
use isogloss::ir::interfaces::SymbolUserOpInterface;
use isogloss::ir::symbol::SYMBOL_NAME;
use isogloss::ir::text::{OpFormat, OpParser, OpPrinter};
use isogloss::ir::{BlockRef, OpRef, OpTraits, OperationState, SymbolTables};
use isogloss::llvm::{
    LLVMArrayType, LLVMFunctionType, LLVMLabelType, LLVMMetadataType, LLVMPointerType, LLVMTargetExtType,
    LLVMTokenType, LLVMVoidType, is_compatible_outer_type,
};
use isogloss::text::Tok;
use isogloss::{Attribute, Diagnostic, Type};

// ---- text ---------------------------------------------------------------------------

fn parse_flag<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    state: &mut OperationState<'c>,
    keyword: &str,
    name: &str,
) {
    if parser.asm().eat_keyword(keyword) {
        let context = parser.asm().context();
        state.attribute(context, name, UnitAttr::get(context));
    }
}

/// Parses `internal hidden thread_local unnamed_addr`, each if it is next.
fn parse_modifiers<'c>(parser: &mut OpParser<'_, '_, 'c>, state: &mut OperationState<'c>) {
    parse_linkage(parser, state);
    parse_visibility(parser, state);
    parse_flag(parser, state, "thread_local", "thread_local_");
    parse_unnamed_addr(parser, state);
}

fn parse_name<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    state: &mut OperationState<'c>,
) -> Result<(), Diagnostic> {
    if parser.optional_symbol_name(SYMBOL_NAME, state) {
        Ok(())
    } else {
        Err(parser.error("expected valid '@'-identifier for symbol name"))
    }
}

/// Parses `: type`, if it is next.
fn parse_types<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<Vec<Type<'c>>, Diagnostic> {
    let mut types = Vec::new();
    if parser.asm().eat(Tok::Colon) {
        loop {
            types.push(parser.asm().ty()?);
            if !parser.asm().eat(Tok::Comma) {
                break;
            }
        }
    }
    Ok(types)
}

fn print_modifiers<'a, 'c>(op: OpRef<'a, 'c>, linkage: Linkage, printer: &mut OpPrinter<'_, 'a, 'c>) {
    printer.write(" ");
    print_keyword(linkage.as_str(), printer);
    print_keyword(case_text::<Visibility>(op, VISIBILITY), printer);
    if op.attribute("thread_local_").is_some() {
        printer.write("thread_local ");
    }
    print_keyword(case_text::<UnnamedAddr>(op, UNNAMED_ADDR), printer);
}

impl OpFormat for GlobalOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let context = parser.asm().context();
        parse_modifiers(parser, state);
        parse_flag(parser, state, "constant", "constant");
        parse_name(parser, state)?;
        parser.asm().expect(Tok::LParen)?;
        let mut value = None;
        if !parser.asm().eat(Tok::RParen) {
            let found = parser.asm().attribute()?;
            state.attribute(context, "value", found);
            value = Some(found);
            parser.asm().expect(Tok::RParen)?;
        }
        parse_comdat(parser, state)?;
        parser.optional_attributes(state)?;
        let types = parse_types(parser)?;
        if types.len() > 1 {
            return Err(parser.error_at_name("expected zero or one type"));
        }
        let mut region = parser.ir().create_region();
        let ty = match (types.first(), value.and_then(|value| value.dyn_cast::<StringAttr<'_>>())) {
            (Some(ty), _) => {
                if parser.asm().at(Tok::LBrace) {
                    region = parser.region(&[])?;
                }
                *ty
            }
            (None, Some(text)) => {
                LLVMArrayType::get(context, context.integer(8), text.bytes().len() as u64).into()
            }
            (None, None) => {
                return Err(parser.error_at_name("type can only be omitted for string globals"));
            }
        };
        state.attribute(context, "global_type", TypeAttr::get(context, ty));
        state.regions.push(region);
        Ok(())
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        let Some(global) = op.dyn_cast::<GlobalOp<'_, '_>>() else { return };
        print_modifiers(op, global.linkage(), printer);
        if global.constant() {
            printer.write("constant ");
        }
        printer.asm().symbol(op.symbol_name().unwrap_or_default());
        printer.write("(");
        let value = op.attribute("value");
        value.into_iter().for_each(|value| printer.attribute(value));
        printer.write(")");
        print_comdat(op, printer);
        let elided = [
            SYMBOL_NAME,
            "global_type",
            "constant",
            "value",
            LINKAGE,
            UNNAMED_ADDR,
            "thread_local_",
            VISIBILITY,
            COMDAT,
        ];
        printer.op_attributes(op, &elided);
        // The type of a text has its length.
        if value.is_some_and(|value| value.isa::<StringAttr<'_>>()) {
            return;
        }
        printer.write(" : ");
        printer.ty(global.global_type());
        if !global.initializer().is_empty() {
            printer.write(" ");
            printer.region(global.initializer(), false, true);
        }
    }
}

impl OpFormat for AliasOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let context = parser.asm().context();
        parse_modifiers(parser, state);
        parse_name(parser, state)?;
        parser.optional_attributes(state)?;
        let types = parse_types(parser)?;
        if types.len() > 1 {
            return Err(parser.error_at_name("expected zero or one type"));
        }
        let region = parser.region(&[])?;
        if let Some(ty) = types.first() {
            state.attribute(context, "alias_type", TypeAttr::get(context, *ty));
        }
        state.regions.push(region);
        Ok(())
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        let Some(alias) = op.dyn_cast::<AliasOp<'_, '_>>() else { return };
        print_modifiers(op, alias.linkage(), printer);
        printer.asm().symbol(op.symbol_name().unwrap_or_default());
        let elided = [SYMBOL_NAME, "alias_type", LINKAGE, UNNAMED_ADDR, "thread_local_", VISIBILITY];
        printer.op_attributes(op, &elided);
        printer.write(" : ");
        printer.ty(alias.alias_type());
        printer.write(" ");
        printer.region(alias.initializer(), false, true);
    }
}

impl LLVMLinkageDirective for LlvmDialect {
    fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<Linkage, Diagnostic> {
        Ok(optional_case(parser).unwrap_or(Linkage::External))
    }

    fn print<'a, 'c>(printer: &mut OpPrinter<'_, 'a, 'c>, _: OpRef<'a, 'c>, linkage: Linkage) {
        printer.write(linkage.as_str());
    }
}

// ---- checks -------------------------------------------------------------------------

/// The comdat of an operation exists.
pub(super) fn verify_comdat(op: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    let comdat = op.attribute(COMDAT).and_then(|comdat| comdat.dyn_cast::<SymbolRefAttr<'_>>());
    let Some(comdat) = comdat else { return Ok(()) };
    let found = SymbolTables::default().lookup(op, comdat);
    match found.and_then(|found| found.dyn_cast::<ComdatSelectorOp<'_, '_>>()) {
        Some(_) => Ok(()),
        None => Err(Diagnostic::error("expected comdat symbol")),
    }
}

/// Whether a global can have values of a type.
fn is_global_type(ty: Type<'_>) -> bool {
    is_compatible_outer_type(ty)
        && !ty.isa::<LLVMVoidType<'_>>()
        && !ty.isa::<LLVMTokenType<'_>>()
        && !ty.isa::<LLVMMetadataType<'_>>()
        && !ty.isa::<LLVMLabelType<'_>>()
}

fn verify_parent(op: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    let is_module = |parent: OpRef<'_, '_>| {
        parent.has(OpTraits::SYMBOL_TABLE) && parent.has(OpTraits::ISOLATED_FROM_ABOVE)
    };
    match op.parent() {
        Some(parent) if !is_module(parent) => Err(op.error("must appear at the module level")),
        _ => Ok(()),
    }
}

fn is_zero(value: Attribute<'_>) -> bool {
    if let Some(number) = value.dyn_cast::<IntegerAttr<'_>>() {
        return number.is_zero();
    }
    if let Some(number) = value.dyn_cast::<FloatAttr<'_>>() {
        return number.value().is_zero();
    }
    if let Some(elements) = value.dyn_cast::<DenseElementsAttr<'_>>() {
        return elements.is_splat()
            && elements.element(0).is_some_and(|element| element.bytes().iter().all(|byte| *byte == 0));
    }
    value.dyn_cast::<ArrayAttr<'_>>().is_some_and(|array| array.elements().iter().copied().all(is_zero))
}

impl GlobalOpVerify for GlobalOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (ty, value) = (self.global_type(), self.attribute("value"));
        if !is_global_type(ty) {
            return Err(self.error("expects type to be a valid element type for an LLVM global"));
        }
        verify_parent(*self)?;
        if let Some(text) = value.and_then(|value| value.dyn_cast::<StringAttr<'_>>()) {
            let fits = ty.dyn_cast::<LLVMArrayType<'_>>().is_some_and(|array| {
                let element = array.element_type().dyn_cast::<IntegerType<'_>>();
                element.is_some_and(|element| element.width() == 8)
                    && array.num_elements() == text.bytes().len() as u64
            });
            if !fits {
                return Err(self
                    .error("requires an i8 array type of the length equal to that of the string attribute"));
            }
        }
        if let Some(target) = ty.dyn_cast::<LLVMTargetExtType<'_>>() {
            if !can_be_global(target) {
                return Err(self.error("this target extension type cannot be used in a global"));
            }
            if value.is_some() {
                return Err(self.error(
                    "global with target extension type can only be initialized with zero-initializer",
                ));
            }
        }
        let linkage = self.linkage();
        if linkage == Linkage::Common && value.is_some_and(|value| !is_zero(value)) {
            return Err(self.error("expected zero value for 'common' linkage"));
        }
        if linkage == Linkage::Appending && !ty.isa::<LLVMArrayType<'_>>() {
            return Err(self.error("expected array type for 'appending' linkage"));
        }
        verify_comdat(*self)?;
        if self.alignment().is_some_and(|alignment| !(alignment as u64).is_power_of_two()) {
            return Err(Diagnostic::error("alignment attribute is not a power of 2"));
        }
        Ok(())
    }
}

/// The type of the value that an initializer returns.
fn returned<'c>(block: BlockRef<'_, 'c>) -> Option<Type<'c>> {
    let end = block.last_op()?.dyn_cast::<ReturnOp<'_, '_>>()?;
    Some(end.arg()?.ty())
}

/// An initializer has no effects.
fn verify_initializer(block: BlockRef<'_, '_>, message: &str) -> Result<(), Diagnostic> {
    match block.ops().find(|op| !op.is_memory_effect_free()) {
        None => Ok(()),
        Some(op) => Err(Diagnostic::error(message).at_op(op)),
    }
}

impl GlobalOpRegionVerify for GlobalOp<'_, '_> {
    fn verify_regions(self) -> Result<(), Diagnostic> {
        let Some(block) = self.initializer().entry() else { return Ok(()) };
        let Some(found) = returned(block) else {
            return Err(self.error("initializer region cannot return void"));
        };
        if found != self.global_type() {
            return Err(self.error(format_args!(
                "initializer region type '{found}' does not match global type '{}'",
                self.global_type()
            )));
        }
        verify_initializer(block, "ops with side effects not allowed in global initializers")?;
        if self.attribute("value").is_some() {
            return Err(self.error("cannot have both initializer value and region"));
        }
        Ok(())
    }
}

impl AliasOpVerify for AliasOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        if !is_global_type(self.alias_type()) {
            return Err(self.error("expects type to be a valid element type for an LLVM global alias"));
        }
        match self.linkage() {
            Linkage::External
            | Linkage::Internal
            | Linkage::Private
            | Linkage::Weak
            | Linkage::WeakOdr
            | Linkage::Linkonce
            | Linkage::LinkonceOdr
            | Linkage::AvailableExternally => Ok(()),
            linkage => Err(self.error(format_args!("'{linkage}' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally"))),
        }
    }
}

impl AliasOpRegionVerify for AliasOp<'_, '_> {
    fn verify_regions(self) -> Result<(), Diagnostic> {
        let Some(block) = self.initializer().entry() else { return Ok(()) };
        if !returned(block).is_some_and(|ty| ty.isa::<LLVMPointerType<'_>>()) {
            return Err(self.error("initializer region must always return a pointer"));
        }
        verify_initializer(block, "ops with side effects are not allowed in alias initializers")
    }
}

impl IFuncOpVerify for IFuncOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        match self.linkage() {
            Linkage::External
            | Linkage::Internal
            | Linkage::Private
            | Linkage::Weak
            | Linkage::WeakOdr
            | Linkage::Linkonce
            | Linkage::LinkonceOdr => Ok(()),
            linkage => Err(self.error(format_args!("'{linkage}' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage"))),
        }
    }
}

// ---- uses of symbols ----------------------------------------------------------------

impl<'a, 'c> SymbolUserOpInterface<'a, 'c> for IFuncOp<'a, 'c> {
    fn verify_symbol_uses(self, symbols: &mut SymbolTables<'a, 'c>) -> Result<(), Diagnostic> {
        let mut found = symbols.lookup(*self, self.resolver());
        // An alias is a resolver if its target is one.
        while let Some(alias) = found.and_then(|found| found.dyn_cast::<AliasOp<'_, '_>>()) {
            let inner = alias.initializer().entry();
            let address =
                inner.and_then(|block| block.ops().find_map(|op| op.dyn_cast::<AddressOfOp<'_, '_>>()));
            let Some(address) = address else { break };
            found = symbols.lookup(*alias, address.global_name());
        }
        let Some(resolver) = found.and_then(|found| found.dyn_cast::<LLVMFuncOp<'_, '_>>()) else {
            return Err(self.error("must have a function resolver"));
        };
        let linkage = resolver.linkage();
        if resolver.body().is_empty() || linkage == Linkage::AvailableExternally {
            return Err(self.error("resolver must be a definition"));
        }
        let ty = resolver.function_type().dyn_cast::<LLVMFunctionType<'_>>();
        if !ty.is_some_and(|ty| ty.return_type().isa::<LLVMPointerType<'_>>()) {
            return Err(self.error("resolver must return a pointer"));
        }
        let expected = LLVMPointerType::get(self.context(), self.address_space() as u32);
        if self.resolver_type() != expected.into() {
            return Err(self.error("resolver has incorrect type"));
        }
        Ok(())
    }
}

impl<'a, 'c> SymbolUserOpInterface<'a, 'c> for AddressOfOp<'a, 'c> {
    fn verify_symbol_uses(self, symbols: &mut SymbolTables<'a, 'c>) -> Result<(), Diagnostic> {
        let found = symbols.lookup(*self, self.global_name());
        let space = if let Some(global) = found.and_then(|found| found.dyn_cast::<GlobalOp<'_, '_>>()) {
            Some(global.addr_space())
        } else {
            let known = found.is_some_and(|found| {
                found.dyn_cast::<LLVMFuncOp<'_, '_>>().is_some()
                    || found.dyn_cast::<AliasOp<'_, '_>>().is_some()
                    || found.dyn_cast::<IFuncOp<'_, '_>>().is_some()
            });
            if !known {
                return Err(self.error(
                    "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'",
                ));
            }
            None
        };
        let ty = self.res().ty().dyn_cast::<LLVMPointerType<'_>>();
        if space.is_some_and(|space| ty.is_none_or(|ty| i64::from(ty.address_space()) != i64::from(space))) {
            return Err(self
                .error("pointer address space must match address space of the referenced global or alias"));
        }
        Ok(())
    }
}

impl<'a, 'c> SymbolUserOpInterface<'a, 'c> for DSOLocalEquivalentOp<'a, 'c> {
    fn verify_symbol_uses(self, symbols: &mut SymbolTables<'a, 'c>) -> Result<(), Diagnostic> {
        let found = symbols.lookup(*self, self.function_name());
        let function = found.and_then(|found| found.dyn_cast::<LLVMFuncOp<'_, '_>>());
        let alias = found.and_then(|found| found.dyn_cast::<AliasOp<'_, '_>>());
        if function.is_none() && alias.is_none() {
            return Err(self.error("must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'"));
        }
        if function.is_some_and(|function| function.linkage() == Linkage::ExternWeak) {
            return Err(self.error("target function with 'extern_weak' linkage not allowed"));
        }
        Ok(())
    }
}

impl<'a, 'c> SymbolUserOpInterface<'a, 'c> for BlockAddressOp<'a, 'c> {
    fn verify_symbol_uses(self, symbols: &mut SymbolTables<'a, 'c>) -> Result<(), Diagnostic> {
        let found = symbols.lookup(*self, self.block_addr().function());
        match found.and_then(|found| found.dyn_cast::<LLVMFuncOp<'_, '_>>()) {
            Some(_) => Ok(()),
            None => Err(self.error("must reference a function defined by 'llvm.func'")),
        }
    }
}
