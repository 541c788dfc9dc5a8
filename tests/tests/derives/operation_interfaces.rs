//! MLIR's operation interfaces, implemented for operations of `arith` and `cf`, and for others that the reference tool
//! registers and that the suite declares by the same names. Both tools run on the same programs,
//! `tests/ops/interfaces/programs.txt`, in generic form.

use std::collections::BTreeSet;
use std::fs;

use isogloss::ir::interfaces::{
    AnyBranchOpInterface, AnyCallableOpInterface, AnyFunctionOpInterface, AnyMemoryEffectOpInterface,
    AnyRegionBranchOpInterface, AnyRegionBranchTerminatorOpInterface, AnySymbolOpInterface, EffectKind,
    RegionBranchPoint, Speculatability,
};
use isogloss::ir::{Ir, OpRef};
use isogloss::{Context, Diagnostic};
use isogloss_dialects::{arith, cf};
use isogloss_tests::ir::beside::{Beside, agree};
use isogloss_tests::ir::wrong;
use isogloss_tests::{oracle, repository};

mod scf {
    use isogloss::Diagnostic;
    use isogloss::ir::fold::FoldResult;
    use isogloss::ir::interfaces::{
        LoopLikeOpInterface, RegionBranchOpInterface, RegionBranchPoint, RegionBranchTerminatorOpInterface,
        RegionSuccessor,
    };
    use isogloss::ir::{Operands, RegionRef, Results, ValueRef};

    isogloss::dialect! { file = "ops/interfaces/scf.td" }

    impl IfOpVerify for IfOp<'_, '_> {
        fn verify(self) -> Result<(), Diagnostic> {
            if !self.values().is_empty() && self.else_region().is_empty() {
                Err(self.error("must have an else block if defining values"))
            } else {
                Ok(())
            }
        }
    }

    impl ExecuteRegionOpVerify for ExecuteRegionOp<'_, '_> {
        fn verify(self) -> Result<(), Diagnostic> {
            match self.region().entry() {
                None => Err(self.error("region needs to have at least one block")),
                Some(entry) if entry.arguments().len() != 0 => {
                    Err(self.error("region cannot have any arguments"))
                }
                Some(_) => Ok(()),
            }
        }
    }

    impl<'a, 'c> RegionBranchOpInterface<'a, 'c> for ExecuteRegionOp<'a, 'c> {
        fn successor_regions(self, point: RegionBranchPoint<'a, 'c>) -> Vec<RegionSuccessor<'a, 'c>> {
            vec![match point {
                RegionBranchPoint::Parent => RegionSuccessor::region(self.region()),
                RegionBranchPoint::Terminator(_) => RegionSuccessor::parent(*self),
            }]
        }
    }

    impl<'a, 'c> RegionBranchOpInterface<'a, 'c> for IfOp<'a, 'c> {
        fn successor_regions(self, point: RegionBranchPoint<'a, 'c>) -> Vec<RegionSuccessor<'a, 'c>> {
            match point {
                RegionBranchPoint::Terminator(_) => vec![RegionSuccessor::parent(*self)],
                RegionBranchPoint::Parent => vec![
                    RegionSuccessor::region(self.then_region()),
                    if self.else_region().is_empty() {
                        RegionSuccessor::parent(*self)
                    } else {
                        RegionSuccessor::region(self.else_region())
                    },
                ],
            }
        }
    }

    impl ForOpVerify for ForOp<'_, '_> {
        fn verify(self) -> Result<(), Diagnostic> {
            if self.init_args().len() == self.values().len() {
                Ok(())
            } else {
                Err(self.error("mismatch in number of loop-carried values and defined values"))
            }
        }
    }

    impl<'a, 'c> LoopLikeOpInterface<'a, 'c> for ForOp<'a, 'c> {
        fn loop_regions(self) -> Vec<RegionRef<'a, 'c>> {
            vec![self.region()]
        }

        fn loop_induction_vars(self) -> Option<Vec<ValueRef<'a, 'c>>> {
            Some(self.region().entry()?.arguments().take(1).collect())
        }

        fn loop_lower_bounds(self) -> Option<Vec<FoldResult<'c>>> {
            Some(vec![FoldResult::Value(self.lower_bound().id())])
        }

        fn loop_steps(self) -> Option<Vec<FoldResult<'c>>> {
            Some(vec![FoldResult::Value(self.step().id())])
        }

        fn loop_upper_bounds(self) -> Option<Vec<FoldResult<'c>>> {
            Some(vec![FoldResult::Value(self.upper_bound().id())])
        }

        fn inits(self) -> Operands<'a, 'c> {
            self.init_args()
        }

        fn region_iter_args(self) -> Vec<ValueRef<'a, 'c>> {
            self.region().entry().into_iter().flat_map(|entry| entry.arguments().skip(1)).collect()
        }

        fn yielded_values(self) -> Option<Operands<'a, 'c>> {
            self.region().entry()?.last_op().map(|end| end.operands())
        }

        fn loop_results(self) -> Option<Results<'a, 'c>> {
            Some(self.values())
        }
    }

    impl<'a, 'c> RegionBranchOpInterface<'a, 'c> for ForOp<'a, 'c> {
        fn entry_successor_operands(self, _: RegionSuccessor<'a, 'c>) -> Operands<'a, 'c> {
            self.init_args()
        }

        fn successor_regions(self, _: RegionBranchPoint<'a, 'c>) -> Vec<RegionSuccessor<'a, 'c>> {
            let arguments = self.region().entry().map_or(0, |entry| entry.arguments().len());
            vec![
                RegionSuccessor::region_arguments(self.region(), 1..arguments),
                RegionSuccessor::parent(*self),
            ]
        }
    }

    impl<'a, 'c> RegionBranchOpInterface<'a, 'c> for WhileOp<'a, 'c> {
        fn entry_successor_operands(self, _: RegionSuccessor<'a, 'c>) -> Operands<'a, 'c> {
            self.inits()
        }

        fn successor_regions(self, point: RegionBranchPoint<'a, 'c>) -> Vec<RegionSuccessor<'a, 'c>> {
            match point {
                RegionBranchPoint::Parent => vec![RegionSuccessor::region(self.before())],
                RegionBranchPoint::Terminator(op) if op.isa::<YieldOp<'_, '_>>() => {
                    vec![RegionSuccessor::region(self.before())]
                }
                RegionBranchPoint::Terminator(_) => {
                    vec![RegionSuccessor::parent(*self), RegionSuccessor::region(self.after())]
                }
            }
        }
    }

    impl<'a, 'c> RegionBranchTerminatorOpInterface<'a, 'c> for ConditionOp<'a, 'c> {
        fn mutable_successor_operands(self, _: RegionSuccessor<'a, 'c>) -> Operands<'a, 'c> {
            self.args()
        }
    }
}

mod ml_program {
    use isogloss::builtin::FunctionType;
    use isogloss::ir::interfaces::{
        CallableOpInterface, RegionKind, RegionKindInterface, SymbolOpInterface, SymbolUserOpInterface,
    };
    use isogloss::ir::{RegionRef, SymbolTables};
    use isogloss::{Diagnostic, Type};

    isogloss::dialect! { file = "ops/interfaces/ml_program.td" }

    macro_rules! functions {
        ($($op:ident),*) => {$(
            impl<'a, 'c> SymbolOpInterface<'a, 'c> for $op<'a, 'c> {
                fn is_declaration(self) -> bool {
                    self.body().is_empty()
                }
            }

            impl<'a, 'c> CallableOpInterface<'a, 'c> for $op<'a, 'c> {
                fn callable_region(self) -> Option<RegionRef<'a, 'c>> {
                    Some(self.body()).filter(|body| !body.is_empty())
                }

                fn argument_types(self) -> &'c [Type<'c>] {
                    $op::function_type(self).dyn_cast::<FunctionType<'_>>().map_or(&[], FunctionType::inputs)
                }

                fn result_types(self) -> &'c [Type<'c>] {
                    $op::function_type(self).dyn_cast::<FunctionType<'_>>().map_or(&[], FunctionType::results)
                }
            }
        )*};
    }

    functions!(FuncOp, SubgraphOp);

    impl<'a, 'c> RegionKindInterface<'a, 'c> for FuncOp<'a, 'c> {
        fn region_kind(_: usize) -> RegionKind {
            RegionKind::SsaCfg
        }
    }

    impl<'a, 'c> SymbolUserOpInterface<'a, 'c> for GlobalLoadOp<'a, 'c> {
        fn verify_symbol_uses(self, symbols: &mut SymbolTables<'a, 'c>) -> Result<(), Diagnostic> {
            let Some(global) =
                symbols.lookup(*self, self.global()).and_then(|op| op.dyn_cast::<GlobalOp<'_, '_>>())
            else {
                let name = String::from_utf8_lossy(self.global().root());
                return Err(self.error(format_args!("undefined global: {name}")));
            };
            if global.r#type() == self.result().ty() {
                Ok(())
            } else {
                Err(self.error(format_args!(
                    "cannot load from global typed {} as {}",
                    global.r#type(),
                    self.result().ty()
                )))
            }
        }
    }
}

mod test {
    use isogloss::ir::interfaces::{RegionKind, RegionKindInterface};

    isogloss::dialect! { file = "ops/interfaces/test.td" }

    impl<'a, 'c> RegionKindInterface<'a, 'c> for SSACFGRegionOp<'a, 'c> {
        fn region_kind(_: usize) -> RegionKind {
            RegionKind::SsaCfg
        }
    }

    impl<'a, 'c> RegionKindInterface<'a, 'c> for GraphRegionOp<'a, 'c> {
        fn region_kind(_: usize) -> RegionKind {
            RegionKind::Graph
        }
    }
}

fn dialects() -> Vec<&'static isogloss::def::Dialect> {
    let mut dialects = isogloss::dialects::all();
    dialects.extend([
        cf::dialect(),
        arith::dialect(),
        scf::dialect(),
        ml_program::dialect(),
        test::dialect(),
    ]);
    dialects
}

#[test]
fn programs_are_answered_as_by_the_reference_tool() {
    let Some(tool) = oracle("mlir-opt") else { return };
    let path = repository().join("tests/ops/interfaces/programs.txt");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let programs = wrong::programs(&text);
    let beside = Beside { tool, flags: vec!["--mlir-print-op-generic"], dialects: dialects() };
    let answers = beside.answers(&programs);
    let different: BTreeSet<String> = programs
        .iter()
        .zip(&answers)
        .filter(|(_, answers)| !agree(answers))
        .map(|(program, (theirs, ours))| format!("{program}\n  theirs: {theirs:?}\n  ours:   {ours:?}"))
        .collect();
    assert!(programs.len() >= 100, "{} programs", programs.len());
    assert!(different.is_empty(), "{} differences:\n{}", different.len(), {
        different.into_iter().collect::<Vec<_>>().join("\n")
    });
}

fn context() -> Box<Context> {
    Context::with_dialects(dialects())
}

fn find<'a, 'c>(ir: &'a Ir<'c>, name: &str) -> OpRef<'a, 'c> {
    let all = ir.root().into_iter().flat_map(OpRef::walk);
    all.into_iter().find(|op| op.name() == name).unwrap_or_else(|| panic!("no {name}"))
}

const LOOP: &str = r#"
%n = "t.n"() : () -> index
%i:2 = "t.i"() : () -> (i32, i64)
%r:2 = "scf.for"(%n, %n, %n, %i#0, %i#1) ({
^bb0(%k: index, %a: i32, %b: i64):
  "scf.yield"(%a, %b) : (i32, i64) -> ()
}) : (index, index, index, i32, i64) -> (i32, i64)
"#;

#[test]
fn control_flow_is_asked_without_knowing_the_operation() {
    let ctx = context();
    let ir = Ir::parse(&ctx, LOOP).expect("a loop");
    assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    let op = find(&ir, "scf.for").dyn_cast::<AnyRegionBranchOpInterface<'_, '_>>().expect("it has regions");
    let successors = op.successor_regions(RegionBranchPoint::Parent);
    assert_eq!(successors.len(), 2);
    assert_eq!(successors[0].inputs().map(|input| input.ty()).collect::<Vec<_>>(), [ctx.i32(), ctx.i64()]);
    assert_eq!(op.entry_successor_operands(successors[0].clone()).len(), 2);
    assert_eq!(op.region_invocation_bounds(&[]).len(), 1);
    let end =
        find(&ir, "scf.yield").dyn_cast::<AnyRegionBranchTerminatorOpInterface<'_, '_>>().expect("an end");
    assert_eq!(end.mutable_successor_operands(successors[1].clone()).len(), 2);
    assert!(end.successor_regions(&[]).iter().any(|successor| successor.is_parent()));
    let loose = r#""t.r"() ({ "cf.br"()[^a] : () -> () ^a: "cf.br"()[^a] : () -> () }) : () -> ()"#;
    let ir = Ir::parse(&ctx, loose).expect("a branch");
    let branch = find(&ir, "cf.br").dyn_cast::<AnyBranchOpInterface<'_, '_>>().expect("a branch");
    assert!(branch.successor_operands(0).is_empty() && branch.successor_for_operands(&[]).is_none());
    assert!(!find(&ir, "t.r").isa::<AnyBranchOpInterface<'_, '_>>());
}

#[test]
fn functions_and_symbols_are_asked_without_knowing_the_operation() {
    let ctx = context();
    let text = r#"
"ml_program.func"() <{function_type = (i32) -> i64, sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()
"ml_program.global"() <{sym_name = "g", type = i32}> : () -> ()
"#;
    let ir = Ir::parse(&ctx, text).expect("a function");
    assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    let op = find(&ir, "ml_program.func");
    let function = op.dyn_cast::<AnyFunctionOpInterface<'_, '_>>().expect("a function");
    assert_eq!(function.function_type().to_string(), "(i32) -> i64");
    let callable = op.dyn_cast::<AnyCallableOpInterface<'_, '_>>().expect("callable");
    assert_eq!((callable.argument_types(), callable.result_types()), (&[ctx.i32()][..], &[ctx.i64()][..]));
    assert!(callable.callable_region().is_none());
    let symbol = op.dyn_cast::<AnySymbolOpInterface<'_, '_>>().expect("a symbol");
    assert!(symbol.is_declaration() && symbol.can_discard_on_use_empty() && !symbol.is_optional_symbol());
    assert_eq!(symbol.name_attr().map(|name| name.to_string()).as_deref(), Some("\"f\""));
    let global = find(&ir, "ml_program.global").dyn_cast::<AnySymbolOpInterface<'_, '_>>().expect("a symbol");
    assert!(!global.is_declaration() && !global.can_discard_on_use_empty());
}

#[test]
fn effects_and_speculation_follow_from_the_definition() {
    let ctx = context();
    let text = r#"
"ml_program.global"() <{sym_name = "g", type = i32}> : () -> ()
%0 = "ml_program.global_load"() <{global = @g}> : () -> i32
%1 = "arith.extsi"(%0) : (i32) -> i64
%2 = "t.c"() : () -> i1
"scf.if"(%2) ({ "scf.yield"() : () -> () }, {}) : (i1) -> ()
%3 = "scf.if"(%2) ({
  %4 = "ml_program.global_load"() <{global = @g}> : () -> i32
  "scf.yield"(%4) : (i32) -> ()
}, { "scf.yield"(%0) : (i32) -> () }) : (i1) -> i32
"#;
    let ir = Ir::parse(&ctx, text).expect("operations");
    assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    let load = find(&ir, "ml_program.global_load");
    let effects = load.dyn_cast::<AnyMemoryEffectOpInterface<'_, '_>>().expect("declared").effects();
    let [effect] = &effects[..] else { panic!("{effects:?}") };
    assert_eq!((effect.kind, effect.stage, effect.full), (EffectKind::Read, 0, false));
    assert_eq!(effect.symbol.map(|symbol| symbol.root().to_vec()), Some(b"g".to_vec()));
    assert!(!load.is_pure() && find(&ir, "arith.extsi").is_pure());
    let ifs: Vec<OpRef<'_, '_>> =
        ir.root().into_iter().flat_map(OpRef::walk).filter(|op| op.name() == "scf.if").collect();
    assert_eq!(ifs.iter().map(|op| op.is_pure()).collect::<Vec<_>>(), [true, false]);
    assert!(!find(&ir, "t.c").is_memory_effect_free());
    let extension = find(&ir, "arith.extsi");
    let table = isogloss::ir::interfaces::ConditionallySpeculatableTable::find(extension).expect("declared");
    assert_eq!((table.speculatability)(extension), Speculatability::Speculatable);
}

/// Interfaces and traits of an author's own.
mod own {
    isogloss::dialect! { r#"
include "isogloss/Op.td"
def Own_Dialect : Dialect { let name = "own"; }
def Sized : OpInterface<"Sized2"> {
  let methods = [
    InterfaceMethod<"How large it is.", "i64", "getSize">,
    InterfaceMethod<"Twice that.", "i64", "getDouble", (ins), [{}], [{ self.size() * 2 }]>,
    StaticInterfaceMethod<"How large one may be.", "i64", "getLimit", (ins), [{}], [{ 100 }]>
  ];
  let verify = [{
    let Some(sized) = op.dyn_cast::<AnySized2<'_, '_>>() else { return Ok(()) };
    if sized.size() > sized.limit() {
      return Err(op.error(format_args!("is larger than {}", sized.limit())));
    }
    Ok(())
  }];
}
def Named : OpInterface<"Named", [Sized]> {
  let methods = [InterfaceMethod<"What it is called.", "&str", "getLabel">];
}
def Even : NativeOpTrait<"Even"> { let rustPath = "super::EVEN"; }
def Marked : NativeOpTrait<"Marked">;
class Own_Op<string name, list<Trait> traits = []> : Op<Own_Dialect, name, traits>;
// The accessor is all that the interface asks for.
def Own_BoxOp : Own_Op<"box", [Sized, Marked]> { let arguments = (ins I64Attr:$size); }
def Own_BagOp : Own_Op<"bag", [DeclareOpInterfaceMethods<Named>, DeclareOpInterfaceMethods<Sized, ["getLimit"]>, Even]> {
  let arguments = (ins Variadic<AnyType>:$items);
}
"# }

    impl<'a, 'c> Sized2<'a, 'c> for BagOp<'a, 'c> {
        fn size(self) -> i64 {
            self.operands().len() as i64
        }
        fn limit() -> i64 {
            2
        }
    }

    impl<'a, 'c> Named<'a, 'c> for BagOp<'a, 'c> {
        fn label(self) -> &'c str {
            "bag"
        }
    }
}

/// The static that `rustPath` of a trait names.
static EVEN: isogloss::ir::traits::OpTrait =
    isogloss::ir::traits::OpTrait::checked("Even", |op| match op.operands().len() % 2 {
        0 => Ok(()),
        _ => Err(op.error("takes an even number of operands")),
    });

fn verified(ctx: &Context, text: &str) -> Result<(), String> {
    let ir = Ir::parse(ctx, text).map_err(|error: Diagnostic| error.to_string())?;
    ir.verify().map_err(|violations| violations[0].message().to_owned())
}

#[test]
fn interfaces_and_traits_of_an_author_are_verified() {
    let ctx = Context::with_dialects([own::dialect()]);
    let ir =
        Ir::parse(&ctx, r#""own.box"() <{size = 7 : i64}> : () -> () "own.bag"() : () -> ()"#).expect("both");
    assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    let sized = find(&ir, "own.box").dyn_cast::<own::AnySized2<'_, '_>>().expect("sized");
    assert_eq!((sized.size(), sized.double(), sized.limit()), (7, 14, 100));
    let bag = find(&ir, "own.bag");
    assert_eq!(bag.dyn_cast::<own::AnyNamed<'_, '_>>().map(|named| named.label()), Some("bag"));
    assert_eq!(bag.dyn_cast::<own::AnySized2<'_, '_>>().map(|sized| sized.limit()), Some(2));
    assert!(bag.has_trait("Even") && !bag.has_trait("Marked") && find(&ir, "own.box").has_trait("Marked"));
    let cases = [
        (r#""own.box"() <{size = 101 : i64}> : () -> ()"#, "'own.box' op is larger than 100"),
        (
            r#"%0 = "t.a"() : () -> i1 "own.bag"(%0) : (i1) -> ()"#,
            "'own.bag' op takes an even number of operands",
        ),
        (
            r#"%0 = "t.a"() : () -> i1 "own.bag"(%0, %0, %0, %0) : (i1, i1, i1, i1) -> ()"#,
            "'own.bag' op is larger than 2",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(verified(&ctx, text), Err(expected.to_owned()), "{text}");
    }
}

/// Operations that name values and leave a prefix out, by their author's code; hooks for attributes of functions.
mod named {
    use isogloss::builtin::StringAttr;
    use isogloss::ir::interfaces::OpAsmOpInterface;
    use isogloss::ir::{BlockRef, OpRef, RegionArgAttrVerify, RegionRef, RegionResultAttrVerify, ValueRef};
    use isogloss::{Attribute, Diagnostic};

    isogloss::dialect! { r#"
    include "isogloss/Op.td"
    def N_Dialect : Dialect {
      let name = "n";
      let hasRegionArgAttrVerify = 1;
      let hasRegionResultAttrVerify = 1;
    }
    def N_LoopOp : Op<N_Dialect, "loop", [
        NoTerminator, DeclareOpInterfaceMethods<OpAsmOpInterface,
          ["getAsmBlockArgumentNames", "getAsmBlockNames", "getDefaultDialect"]>]> {
      let arguments = (ins StrArrayAttr:$names);
      let regions = (region AnyRegion:$body);
      let assemblyFormat = "$names $body attr-dict";
    }
    def N_PlainOp : Op<N_Dialect, "plain", [NoTerminator, OpAsmOpInterface]> {
      let regions = (region AnyRegion:$body);
      let extraClassDeclaration = [{ static StringRef getDefaultDialect() { return NDialect::getDialectNamespace(); } }];
    }
    def N_TripleOp : Op<N_Dialect, "triple", [
        DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
      let results = (outs I32:$a, I32:$b, I32:$c);
      let assemblyFormat = "attr-dict";
    }
    "# }

    impl<'a, 'c> OpAsmOpInterface<'a, 'c> for LoopOp<'a, 'c> {
        fn asm_block_argument_names(
            self,
            region: RegionRef<'a, 'c>,
            set_name: &mut dyn FnMut(ValueRef<'a, 'c>, &str),
        ) {
            let arguments = region.entry().into_iter().flat_map(|entry| entry.arguments());
            for (argument, name) in arguments.zip(self.names().elements()) {
                let name = name.dyn_cast::<StringAttr<'_>>().map(StringAttr::bytes).unwrap_or_default();
                set_name(argument, &String::from_utf8_lossy(name));
            }
        }

        fn asm_block_names(self, set_name: &mut dyn FnMut(BlockRef<'a, 'c>, &str)) {
            for (block, name) in self.body().blocks().skip(1).zip(["exit", "1 more"]) {
                set_name(block, name);
            }
        }

        fn default_dialect() -> &'static str {
            "n"
        }
    }

    impl<'a, 'c> OpAsmOpInterface<'a, 'c> for TripleOp<'a, 'c> {
        fn asm_result_names(self, set_name: &mut dyn FnMut(ValueRef<'a, 'c>, &str)) {
            set_name(self.b(), "rest");
            set_name(self.a(), "first");
        }
    }

    impl RegionArgAttrVerify for NDialect {
        fn verify<'c>(
            op: OpRef<'_, 'c>,
            region: usize,
            argument: usize,
            name: &[u8],
            _: Attribute<'c>,
        ) -> Result<(), Diagnostic> {
            match name {
                b"n.bad" => Err(op.error(format_args!("has a bad argument {argument} of region {region}"))),
                _ => Ok(()),
            }
        }
    }

    impl RegionResultAttrVerify for NDialect {
        fn verify<'c>(
            op: OpRef<'_, 'c>,
            _: usize,
            result: usize,
            name: &[u8],
            _: Attribute<'c>,
        ) -> Result<(), Diagnostic> {
            match name {
                b"n.bad" => Err(op.error(format_args!("has a bad result {result}"))),
                _ => Ok(()),
            }
        }
    }
}

fn named_context() -> Box<Context> {
    let mut dialects = isogloss::dialects::all();
    dialects.push(named::dialect());
    Context::with_dialects(dialects)
}

#[test]
fn an_author_names_arguments_and_results_and_a_default_dialect() {
    let ctx = named_context();
    // The names are the same as in `test.polyfor` and its like in the reference tool.
    let text = r#"module {
  n.loop ["i", "j"] {
  ^bb0(%i: index, %j: index, %arg0: index):
    %0:2 = "t.use"(%i, %j, %arg0) : (index, index, index) -> (i32, i32)
    loop ["i", "k"] {
    ^bb0(%i_0: index, %k: index):
      "t.use"(%i, %j, %i_0, %k) : (index, index, index, index) -> ()
    }
    %first, %rest:2 = triple
    "t.use"(%first, %rest#1) : (i32, i32) -> ()
  }
  n.loop ["i", "1 x"] {
  ^bb0(%i: index, %_1_x: index):
    "t.use"(%i, %_1_x) : (index, index) -> ()
  }
  n.loop ["arg1", "arg01"] {
  ^bb0(%arg1: index, %arg01: index, %arg0: index, %arg1_0: index):
    loop ["arg0", "arg2"] {
    ^bb0(%arg0_1: index, %arg2: index):
      "t.use"(%arg0, %arg1, %arg1_0, %arg0_1, %arg2) : (index, index, index, index, index) -> ()
    }
  }
  n.loop [] {
    "t.go"()[^exit, ^_1_more] : () -> ()
  ^exit:  // pred: ^bb0
    "t.end"() : () -> ()
  ^_1_more:  // pred: ^bb0
    "t.end"() : () -> ()
  }
}
"#;
    let ir = Ir::parse(&ctx, text).unwrap_or_else(|error| panic!("{error}"));
    assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    assert_eq!(ir.to_string(), text);
}

#[test]
fn the_region_of_a_generic_operation_has_no_default_dialect() {
    let ctx = named_context();
    let text = r#"module {
  n.loop [] {
    %first, %rest:2 = triple
    "n.plain"() ({
      %first_1, %rest_0:2 = n.triple
      n.loop [] {
        %first_3, %rest_2:2 = triple
        "n.plain"() ({
          builtin.module {
            func.func private @f()
            "n.plain"() ({
              builtin.module {
              }
              n.loop [] {
              }
            }) : () -> ()
          }
        }) : () -> ()
      }
    }) : () -> ()
  }
  func.func @g() {
    "n.plain"() ({
      %first, %rest:2 = n.triple
    }) : () -> ()
    "n.plain"() ({
      func.call @g() : () -> ()
    }) : () -> ()
    return
  }
}
"#;
    let ir = Ir::parse(&ctx, text).unwrap_or_else(|error| panic!("{error}"));
    assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    assert_eq!(ir.to_string(), text);
    // The reader of a generic form takes names from the operation around it.
    let within = "n.loop [] {\n\"n.plain\"() ({\n%0:3 = triple\n}) : () -> ()\n}";
    assert!(Ir::parse(&ctx, within).is_ok());
    let alone = "\"n.plain\"() ({\n%0:3 = triple\n}) : () -> ()";
    let error = Ir::parse(&ctx, alone).expect_err("`n.plain` has no custom form");
    assert!(
        error.message().contains("custom op 'triple' is unknown (tried 'builtin.triple' as well)"),
        "{error}"
    );
}

#[test]
fn dialects_check_their_attributes_of_functions() {
    let ctx = named_context();
    let first = |text: &str| {
        let ir = Ir::parse(&ctx, text).unwrap_or_else(|error| panic!("{error}"));
        ir.verify().err().map(|found| found[0].message().to_owned()).unwrap_or_default()
    };
    assert_eq!(first("func.func private @f(i8 {n.good}) -> (i8 {n.good})"), "");
    assert_eq!(
        first("func.func private @f(i8, i8 {n.bad}) -> (i8 {n.bad})"),
        "'func.func' op has a bad argument 1 of region 0"
    );
    assert_eq!(first("func.func private @f(i8) -> (i8, i8 {n.bad})"), "'func.func' op has a bad result 1");
}
