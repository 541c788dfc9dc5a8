//! Each field of a class of ODS is read, requires a hook, has no effect and a warning (E0217), or has no meaning in
//! Rust for a reason that is listed here. A class of the library or of MLIR that gets a new field fails this suite
//! until it is.

use isogloss_codegen::{fields_without_effect, session};
use isogloss_tablegen::{Record, Records};
use isogloss_tests::repository;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The use of a field.
enum Use {
    /// The generator reads it.
    Read,
    /// The author implements a hook for it; the first column of the table of hooks names it.
    Hook,
    /// It has no effect, and where it is set there is a warning.
    NoEffect,
    /// Other fields, which are read, are computed from it in the class itself.
    Computed,
    /// It has no meaning in Rust, for this reason.
    Nothing(&'static str),
}
use Use::{Computed, Hook, NoEffect, Nothing, Read};

const CPP_NAMES: &str = "the names of functions in C++";
const STORAGE: &str = "the storage in C++: the runtime stores all parameters";

/// The classes with their own fields.
const FIELDS: &[(&str, Use, &str)] = &[
    // Dialects.
    (
        "Dialect",
        Read,
        "name summary description extends externalModels dependentDialects discardableAttrs cppNamespace",
    ),
    ("Dialect", Read, "allowUnknownTypes allowUnknownAttributes allowUnknownOperations"),
    ("Dialect", Read, "useDefaultAttributePrinterParser useDefaultTypePrinterParser"),
    ("Dialect", Hook, "hasOperationAttrVerify interfaces hasConstantMaterializer hasRegionArgAttrVerify"),
    (
        "Dialect",
        Hook,
        "hasRegionResultAttrVerify hasCanonicalizer hasCustomTypeSyntax hasCustomAttributeSyntax",
    ),
    (
        "Dialect",
        NoEffect,
        "extraClassDeclaration hasOperationInterfaceFallback hasNonDefaultDestructor isExtensible",
    ),
    ("Dialect", Read, "useStrictPropertiesInAssemblyFormat"),
    ("Dialect", Nothing("operations always have properties"), "usePropertiesForAttributes"),
    // Types and attributes.
    (
        "AttrOrTypeDef",
        Read,
        "description parameters bodyParameters traits mnemonic genAccessors skipDefaultBuilders",
    ),
    (
        "AttrOrTypeDef",
        Read,
        "genMnemonicAlias bytecode genStorageClass hasStorageCustomConstructor assemblyFormat",
    ),
    ("AttrOrTypeDef", Read, "storageClass storageNamespace"),
    ("AttrOrTypeDef", Hook, "hasCustomAssemblyFormat genVerifyDecl builders"),
    ("AttrOrTypeDef", NoEffect, "extraClassDeclaration extraClassDefinition"),
    (
        "AttrOrTypeDef",
        Nothing("the base class in C++: all types and attributes are alike"),
        "cppBaseClassName",
    ),
    ("TypeDef", Read, "cppClassName typeName dataLayout"),
    ("AttrDef", Read, "cppClassName attrName cppType"),
    ("DialectType", Read, "dialect"),
    ("DialectAttr", Read, "dialect"),
    ("AttrOrTypeParameter", Read, "cppType cppAccessorType summary defaultValue"),
    ("AttrOrTypeParameter", NoEffect, "parser printer"),
    ("AttrOrTypeParameter", Nothing(STORAGE), "allocator comparator cppStorageType convertFromStorage"),
    ("AttrOrTypeParameter", Nothing("words for the documentation of a text that C++ reads"), "syntax"),
    ("EnumParameter", Read, "enum"),
    ("AttrOrTypeBuilder", Read, "dagParams returnType hasInferredContextParam"),
    ("AttrOrTypeBuilder", Nothing("the hook of `builders` is what the body is in Rust"), "body"),
    ("CArg", Read, "type defaultValue"),
    // Operations.
    (
        "Op",
        Read,
        "opDialect opName cppNamespace summary description arguments results regions successors traits",
    ),
    ("Op", Read, "skipDefaultBuilders assemblyFormat"),
    ("Op", Hook, "builders hasCustomAssemblyFormat hasVerifier hasRegionVerifier hasFolder hasCanonicalizer"),
    ("Op", Hook, "hasCanonicalizeMethod"),
    ("Op", NoEffect, "useCustomPropertiesEncoding extraClassDeclaration extraClassDefinition"),
    ("Op", Nothing("a heading in the documentation that mlir-tblgen writes"), "opDocGroup"),
    ("OpDocGroup", Nothing("a heading in the documentation that mlir-tblgen writes"), "summary description"),
    ("OpBuilder", Read, "dagParams"),
    ("OpBuilder", Nothing("the hook of `builders` is what the body is in Rust"), "body"),
    ("OpVariable", Read, "constraint summary decorators"),
    ("Arguments", Read, "arguments"),
    ("Results", Read, "results"),
    ("Deprecated", Read, "odsDeprecated"),
    ("CppDeprecated", Nothing("an attribute of functions in C++"), "odsCppDeprecated"),
    // Constraints.
    ("Constraint", Read, "predicate summary"),
    ("TypeConstraint", Read, "cppType"),
    ("Constraint", NoEffect, "cppFunctionName"),
    ("Type", Read, "description builderCall"),
    ("BuildableType", Read, "builderCall"),
    ("SameBuildabilityAs", Read, "builderCall"),
    ("PropConstraint", Read, "interfaceType"),
    ("Optional", Read, "baseType"),
    ("Variadic", Read, "baseType"),
    ("Variadic", NoEffect, "minSize"),
    ("VariadicOfVariadic", Read, "segmentAttrName"),
    ("ConfinedType", Read, "baseType"),
    ("SizedRegion", Read, "blocks"),
    ("Complex", Read, "elementType"),
    ("MixedContainerType", Read, "elementType"),
    ("Type", Computed, "allowedTypes predicateList bitwidth getElementTypesCall"),
    // Attributes of operations.
    (
        "Attr",
        Read,
        "storageType returnType constBuilderCall defaultValue valueType isOptional baseAttr cppNamespace",
    ),
    ("Attr", Read, "description"),
    ("Attr", NoEffect, "convertFromStorage"),
    ("ConfinedAttr", Computed, "attrConstraints"),
    ("AnyAttrOf", Computed, "allowedAttributes"),
    ("TypedArrayAttrBase", Read, "elementAttr"),
    ("AttrConstraint", Computed, "arrayAttr"),
    ("DerivedAttr", Read, "body"),
    ("ConstantAttr", Read, "attr value"),
    ("ConstantProp", Read, "value"),
    ("StructuralPred", Read, "test arguments"),
    // Properties.
    ("Property", Read, "description storageType baseProperty defaultValue"),
    ("Property", NoEffect, "storageTypeValueOverride convertFromStorage assignToStorage convertToAttribute"),
    (
        "Property",
        NoEffect,
        "convertFromAttribute hashProperty parser optionalParser printer writeToMlirBytecode",
    ),
    ("Property", NoEffect, "readFromMlirBytecode"),
    ("ArrayProp", Read, "elementProperty"),
    ("OptionalProp", Read, "canDelegateParsing"),
    ("EnumProp", Read, "enum"),
    ("EnumPropWithAttrForm", Read, "attrForm"),
    ("EnumPropWithAttrForm", NoEffect, "storeInCustomAttribute"),
    ("NamedEnumProp", Read, "mnemonic"),
    ("NamedEnumPropWithAttrForm", Read, "mnemonic"),
    // Enums.
    ("EnumInfo", Read, "summary description cppNamespace className rustPath cppType enumerants bitwidth"),
    ("EnumInfo", Nothing("the width says how numbers are stored"), "underlyingType"),
    ("EnumInfo", Nothing(CPP_NAMES), "underlyingToSymbolFnName stringToSymbolFnName symbolToStringFnName"),
    ("EnumInfo", Nothing(CPP_NAMES), "symbolToStringFnRetType maxEnumValFnName"),
    ("EnumCase", Read, "symbol value str width"),
    ("BitEnumBase", Read, "separator printBitEnumPrimaryGroups printBitEnumQuoted"),
    ("BitEnumBase", Nothing("the bits of the cases"), "validBits"),
    ("EnumInfo", Nothing("computed by the class in C++"), "parseSeparatorFn"),
    ("EnumAttrInfo", Read, "genSpecializedAttr specializedAttrClassName"),
    ("EnumAttrInfo", NoEffect, "parameterParser parameterPrinter"),
    ("EnumAttrInfo", Nothing("computed by the class in C++"), "baseAttrClass"),
    ("EnumAttr", Read, "enum"),
    // Interfaces and traits.
    (
        "Interface",
        Read,
        "description cppInterfaceName cppNamespace methods baseInterfaces rustPath whenMissing cppType",
    ),
    ("Interface", NoEffect, "extraClassDeclaration extraSharedClassDeclaration extraClassOf"),
    ("InterfaceTrait", NoEffect, "extraTraitClassDeclaration"),
    ("InterfaceMethod", Read, "description name returnType arguments body defaultBody"),
    ("OpInterfaceTrait", Read, "verify verifyWithRegions dependentTraits"),
    ("DeclareInterfaceMethods", Read, "alwaysOverriddenMethods"),
    ("NativeTrait", Read, "trait cppNamespace"),
    ("NativeTrait", NoEffect, "extraConcreteClassDeclaration extraConcreteClassDefinition"),
    ("NativeOpTrait", Read, "dependentTraits rustPath"),
    ("ParamNativeOpTrait", Read, "dependentTraits"),
    ("GenInternalTrait", Read, "trait"),
    ("GenInternalOpTrait", Read, "dependentTraits"),
    ("PredTrait", Read, "summary predicate"),
    ("PredOpTrait", Read, "dependentTraits"),
    ("TraitList", Read, "traits"),
    ("TypesMatchWith", Read, "lhs rhs transformer comparator"),
    ("AllMatchTrait", Read, "values"),
    ("AllMatchSameOperatorTrait", Read, "values"),
    ("AnyMatchOperatorTrait", Computed, "values"),
    ("ShapedTypeMatchesElementCountAndTypes", Read, "shaped elements"),
    ("InputMatchesTypes", Computed, "inputArgList allowedTypeList"),
    ("InputAddressIsCombinationOf", Computed, "inputArgList allowedCombinationList"),
    ("SideEffect", Read, "interfaceTrait cppNamespace effect resource stage effectOnFullRegion"),
    ("SideEffect", Computed, "baseEffectName"),
    ("SideEffectsTraitBase", Read, "effects"),
    ("SideEffectsTraitBase", Computed, "baseEffectName"),
    ("EffectOpInterfaceBase", Computed, "baseEffectName"),
    ("Resource", Read, "name"),
    // Predicates, patterns.
    ("CPred", Read, "predExpr"),
    ("CombinedPred", Read, "kind children"),
    ("SubstLeaves", Read, "pattern replacement"),
    ("Concat", Read, "prefix suffix"),
    ("Within", Read, "path inner"),
    ("RustPred", Read, "rustPath"),
    ("Pattern", Read, "sourcePattern resultPatterns constraints supplementalPatterns benefitDelta"),
    ("NativeCodeCall", Read, "expression numReturns"),
    ("RustCall", Read, "rustPath"),
    // The library's own: layouts, forms, meanings of C++.
    ("ArrayLayout", Read, "element count"),
    ("ComputedLayout", Read, "sizeInBits abi preferred"),
    ("EntryLayout", Read, "key fallback compatibility pointer space"),
    ("IndexLayout", Read, "indexWidth rule"),
    ("LikeLayout", Read, "parameter"),
    ("ScalableLayout", Read, "least"),
    ("StructLayout", Read, "members packed"),
    ("AttrForm", Read, "attrName assemblyFormat defaults"),
    ("TypeForm", Read, "typeName assemblyFormat defaults"),
    ("AttrAlias", Read, "attrName alias"),
    ("DirectiveForm", Read, "directive parameters assemblyFormat dialect"),
    ("OpForm", Read, "operation assemblyFormat traits replacesFormat"),
    ("OpCache", Read, "operation attribute value symbols"),
    ("OpNames", Read, "operation results arguments"),
    ("BuiltType", Read, "cpp type"),
    ("BuiltValue", Read, "cpp literal"),
    ("CppDialect", Read, "cpp rust"),
    ("CppFunction", Read, "cpp rust"),
    ("CppPredicate", Read, "cpp condition"),
    ("CppTemplate", Read, "cpp kind"),
    ("CppTransformer", Read, "cpp steps elementType"),
    ("CppType", Read, "cpp rust kind"),
    ("TypeFunction", Read, "cpp steps elementType ofElements"),
];

/// Classes that are functions: other classes read their only result.
const FUNCTIONS: &[&str] =
    &["RanksText", "StrFunc", "NormalizeIndex", "EffectRange", "firstCharToUpper", "snakeCaseToCamelCase"];

/// The classes of the library's files.
fn library() -> Records {
    let folder = repository().join("defs/isogloss");
    let files = fs::read_dir(folder).expect("the library");
    let mut names: Vec<String> = files
        .filter_map(|file| file.ok()?.file_name().into_string().ok())
        .filter(|name| name.ends_with(".td"))
        .collect();
    names.sort();
    let text: String = names.iter().map(|name| format!("include \"isogloss/{name}\"\n")).collect();
    session().parse_str("library.td", text).expect("the library")
}

/// The classes of MLIR's files, if they are installed.
fn mlir() -> Option<Records> {
    let include = Path::new("/usr/lib/llvm-22/include");
    let files = fs::read_dir(include.join("mlir/IR")).ok()?;
    let mut names: Vec<String> = files
        .filter_map(|file| file.ok()?.file_name().into_string().ok())
        // The encoding of bytecode is another generator's, and has classes of the same names.
        .filter(|name| name.ends_with(".td") && !name.contains("Bytecode"))
        .collect();
    names.sort();
    let text: String = names.iter().map(|name| format!("include \"mlir/IR/{name}\"\n")).collect();
    Some(session().include_dir(include).parse_str("mlir.td", text).expect("MLIR's files"))
}

/// The fields that a class adds to its parents'.
fn own_fields(class: Record<'_>) -> Vec<&str> {
    let inherited: BTreeSet<&str> =
        class.parents().flat_map(|(parent, _)| parent.fields()).map(|field| field.name()).collect();
    class.fields().map(|field| field.name()).filter(|name| !inherited.contains(name)).collect()
}

/// Whether a record is of a class, or is that class.
fn is_of(class: Record<'_>, name: &str) -> bool {
    class.name() == name || class.is_subclass_of(name)
}

#[test]
fn no_field_of_a_class_is_unknown() {
    let mut all = vec![library()];
    all.extend(mlir());
    if all.len() == 1 {
        assert!(std::env::var_os("CI").is_none(), "MLIR's definition files are missing");
        eprintln!("skipped: MLIR's definition files are missing");
    }
    let (mut unknown, mut met) = (BTreeSet::new(), BTreeSet::new());
    for records in &all {
        let classes = records.classes().filter(|class| {
            let name = class.name();
            !name.starts_with('_') && !FUNCTIONS.contains(&name)
        });
        for class in classes {
            for field in own_fields(class) {
                let mut rows = FIELDS.iter().enumerate().filter(|(_, (of, _, fields))| {
                    is_of(class, of) && fields.split(' ').any(|known| known == field)
                });
                match rows.next() {
                    Some((row, _)) => _ = met.insert((row, field.to_owned())),
                    None => _ = unknown.insert(format!("{}.{field}", class.name())),
                }
            }
        }
    }
    assert!(unknown.is_empty(), "say what becomes of {unknown:?}");
    if all.len() > 1 {
        let listed = FIELDS
            .iter()
            .enumerate()
            .flat_map(|(row, (_, _, fields))| fields.split(' ').map(move |field| (row, field.to_owned())));
        let gone: Vec<_> =
            listed.filter(|field| !met.contains(field)).map(|(row, field)| (FIELDS[row].0, field)).collect();
        assert!(gone.is_empty(), "no class has {gone:?}");
    }
}

#[test]
fn what_is_said_of_fields_is_true() {
    let rows = |wanted: fn(&Use) -> bool| {
        let rows = FIELDS.iter().filter(move |(_, kind, _)| wanted(kind));
        rows.flat_map(|(class, _, fields)| fields.split(' ').map(move |field| (*class, field)))
    };
    // The generator's sources name each field that is read.
    let mut sources = String::new();
    for folder in ["codegen/src", "codegen/load/src"] {
        add_sources(&repository().join(folder), &mut sources);
    }
    for (class, field) in rows(|kind| matches!(kind, Read)) {
        assert!(sources.contains(&format!("\"{field}\"")), "{class}.{field} is not read");
    }
    let hooks = fs::read_to_string(repository().join("docs/tutorial/hooks.md")).expect("the page");
    for (class, field) in rows(|kind| matches!(kind, Hook)) {
        let named = [format!("`{field} = "), format!("`{field}`")];
        assert!(
            named.iter().any(|named| hooks.contains(named)),
            "{class}.{field} is not in the table of hooks"
        );
    }
    let warned: BTreeSet<(&str, &str)> = fields_without_effect()
        .into_iter()
        .flat_map(|(classes, field, _)| classes.split(", ").map(move |class| (class, field)))
        .map(|(class, field)| match (class, field) {
            ("TypeDef" | "AttrDef", _) => ("AttrOrTypeDef", field),
            ("Interface", "extraTraitClassDeclaration") => ("InterfaceTrait", field),
            other => other,
        })
        .collect();
    let listed: BTreeSet<(&str, &str)> = rows(|kind| matches!(kind, NoEffect)).collect();
    assert_eq!(listed, warned);
    for (class, kind, _) in FIELDS {
        if let Nothing(reason) = kind {
            assert!(reason.len() > 10, "{class}");
        }
    }
}

fn add_sources(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder").filter_map(Result::ok) {
        let path = entry.path();
        if path.is_dir() {
            add_sources(&path, text);
        } else {
            *text += &fs::read_to_string(path).expect("a source");
        }
    }
}
