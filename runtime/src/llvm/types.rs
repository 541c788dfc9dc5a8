//! Tables and handles of the types that are immutable.

use super::structs::STRUCT;
use super::{layout, syntax};
use crate::builtin::{FLOAT_TYPE_INTERFACE, VECTOR_ELEMENT_TYPE_INTERFACE};
use crate::context::Context;
use crate::def::{CustomSyntax, Def, DefKind, InterfaceImpl, ParamDef, ParamKind, Presence, Syntax};
use crate::diagnostic::Diagnostic;
use crate::node::Node;
use crate::numeric::FloatKind;
use crate::param::{Param, Parameter};
use crate::types::Type;
use crate::{def_handle, plumbing};

pub(super) static DEFS: &[&Def] = &[
    &VOID,
    &TOKEN,
    &LABEL,
    &METADATA,
    &X86_AMX,
    &PPC_FP128,
    &POINTER,
    &ARRAY,
    &FUNCTION,
    &STRUCT,
    &TARGET_EXT,
];

/// A type that a vector may hold.
static VECTOR_ELEMENT: &[InterfaceImpl] =
    &[InterfaceImpl { interface: &VECTOR_ELEMENT_TYPE_INTERFACE, table: &() }];

/// A type that a vector may hold, and that is a float in every other respect.
static FLOAT: &[InterfaceImpl] = &[
    InterfaceImpl { interface: &VECTOR_ELEMENT_TYPE_INTERFACE, table: &() },
    InterfaceImpl { interface: &FLOAT_TYPE_INTERFACE, table: &FloatKind::PpcFp128 },
];

macro_rules! keyword_types {
    ($($(#[$doc:meta])* $handle:ident = $def:ident, $mnemonic:literal, $interfaces:expr;)*) => {$(
        pub(super) static $def: Def = Def {
            mnemonic: Some($mnemonic),
            interfaces: $interfaces,
            ..Def::new(DefKind::Type, "llvm", concat!("llvm.", $mnemonic), stringify!($handle))
        };

        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $handle<'c>(Type<'c>);
        def_handle!($handle, Type, $def);

        impl<'c> $handle<'c> {
            #[doc = concat!("The type `!llvm.", $mnemonic, "`.")]
            #[must_use]
            pub fn get(context: &'c Context) -> Self {
                plumbing::handle(context.intern(&$def, &[]))
            }
        }
    )*};
}

keyword_types! {
    /// No value: what a function returns that returns nothing.
    LLVMVoidType = VOID, "void", &[];
    /// What ties instructions together that nothing may come between.
    LLVMTokenType = TOKEN, "token", &[];
    /// A basic block.
    LLVMLabelType = LABEL, "label", &[];
    /// Metadata as an operand.
    LLVMMetadataType = METADATA, "metadata", &[];
    /// A tile register of the x86 AMX extension.
    LLVMX86AMXType = X86_AMX, "x86_amx", &[];
    /// Two doubles that add up to the value, as on PowerPC.
    LLVMPPCFP128Type = PPC_FP128, "ppc_fp128", FLOAT;
}

const fn required(name: &'static str, kind: ParamKind, type_name: &'static str) -> ParamDef {
    ParamDef { name, kind, type_name, presence: Presence::Required }
}

static TYPE: ParamKind = ParamKind::Type(None);
static U32: ParamKind = ParamKind::Int { bits: 32, signed: false };

pub(super) static POINTER: Def = Def {
    mnemonic: Some("ptr"),
    summary: "A pointer, of whatever it points to, into an address space.",
    params: &[required("addressSpace", U32, "unsigned")],
    syntax: Syntax::Custom(&CustomSyntax {
        parse: |p| syntax::parse_pointer(p, false),
        print: syntax::print_pointer,
    }),
    interfaces: VECTOR_ELEMENT,
    layout: Some(&layout::POINTER),
    ..Def::new(DefKind::Type, "llvm", "llvm.ptr", "LLVMPointerType")
};

/// A pointer into an address space, `!llvm.ptr<3>`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct LLVMPointerType<'c>(Type<'c>);
def_handle!(LLVMPointerType, Type, POINTER);

impl<'c> LLVMPointerType<'c> {
    /// The pointer into that address space; 0 is the default one.
    #[must_use]
    pub fn get(context: &'c Context, address_space: u32) -> Self {
        plumbing::handle(context.intern(&POINTER, &[address_space.encode()]))
    }

    /// The address space.
    #[must_use]
    pub fn address_space(self) -> u32 {
        plumbing::param(self.0.node(), 0)
    }
}

/// `Err` with a message that names the type.
fn refuse(what: &str, ty: Type<'_>) -> Result<(), Diagnostic> {
    Err(Diagnostic::error(format!("invalid {what}: '{ty}'")))
}

fn is_one_of(ty: Type<'_>, defs: &[&'static Def]) -> bool {
    defs.iter().any(|def| ty.node().is(def))
}

/// Whether values of the type lie in memory, as members of arrays and structs do.
pub(super) fn is_member(ty: Type<'_>) -> bool {
    !is_one_of(ty, &[&VOID, &LABEL, &METADATA, &FUNCTION, &TOKEN])
}

pub(super) static ARRAY: Def = Def {
    mnemonic: Some("array"),
    summary: "So many values of one type, one behind the other.",
    params: &[
        required("elementType", TYPE, "Type"),
        required("numElements", ParamKind::Int { bits: 64, signed: false }, "uint64_t"),
    ],
    syntax: Syntax::Custom(&CustomSyntax {
        parse: |p| syntax::parse_array(p, false),
        print: syntax::print_array,
    }),
    verify: Some(verify_array),
    layout: Some(&layout::ARRAY),
    ..Def::new(DefKind::Type, "llvm", "llvm.array", "LLVMArrayType")
};

fn verify_array(_: &Context, params: &[Param<'_>]) -> Result<(), Diagnostic> {
    match params {
        [Param::Type(element), _] if !is_member(*element) => refuse("array element type", *element),
        _ => Ok(()),
    }
}

/// So many values of one type, `!llvm.array<4 x i32>`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct LLVMArrayType<'c>(Type<'c>);
def_handle!(LLVMArrayType, Type, ARRAY);

impl<'c> LLVMArrayType<'c> {
    /// The array of so many elements.
    ///
    /// # Panics
    /// When there are no arrays of that type; see [`get_checked`](Self::get_checked).
    #[must_use]
    pub fn get(context: &'c Context, element_type: Type<'c>, num_elements: u64) -> Self {
        agreed(Self::get_checked(context, element_type, num_elements))
    }

    /// As [`get`](Self::get), with what is no element type as an error.
    ///
    /// # Errors
    /// When there are no arrays of that type.
    pub fn get_checked(
        context: &'c Context,
        element_type: Type<'c>,
        num_elements: u64,
    ) -> Result<Self, Diagnostic> {
        let key = [Param::Type(element_type), Param::UInt(num_elements)];
        context.intern_checked(&ARRAY, &key).map(plumbing::handle)
    }

    /// The type of the elements.
    #[must_use]
    pub fn element_type(self) -> Type<'c> {
        plumbing::param(self.0.node(), 0)
    }

    /// How many elements there are.
    #[must_use]
    pub fn num_elements(self) -> u64 {
        plumbing::param(self.0.node(), 1)
    }
}

/// The handle that a verifier agreed to.
pub(super) fn agreed<H>(checked: Result<H, Diagnostic>) -> H {
    match checked {
        Ok(handle) => handle,
        Err(error) => panic!("{error}"),
    }
}

pub(super) static FUNCTION: Def = Def {
    mnemonic: Some("func"),
    summary: "What a function takes and returns.",
    params: &[
        required("returnType", TYPE, "Type"),
        required("params", ParamKind::Array(&TYPE), "ArrayRef<Type>"),
        required("varArg", ParamKind::Bool, "bool"),
    ],
    syntax: Syntax::Custom(&CustomSyntax {
        parse: |p| syntax::parse_function(p, false),
        print: syntax::print_function,
    }),
    verify: Some(verify_function),
    ..Def::new(DefKind::Type, "llvm", "llvm.func", "LLVMFunctionType")
};

fn verify_function(_: &Context, params: &[Param<'_>]) -> Result<(), Diagnostic> {
    let [Param::Type(result), Param::Types(inputs), _] = params else { return Ok(()) };
    if is_one_of(*result, &[&FUNCTION, &METADATA, &LABEL]) {
        return refuse("function result type", *result);
    }
    match inputs.iter().find(|ty| is_one_of(**ty, &[&VOID, &FUNCTION])) {
        Some(input) => refuse("function argument type", *input),
        None => Ok(()),
    }
}

/// What a function takes and returns, `!llvm.func<i32 (ptr, ...)>`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct LLVMFunctionType<'c>(Type<'c>);
def_handle!(LLVMFunctionType, Type, FUNCTION);

impl<'c> LLVMFunctionType<'c> {
    /// The function that returns one type, takes others, and more of any type if
    /// `var_arg`.
    ///
    /// # Panics
    /// When there are no such functions; see [`get_checked`](Self::get_checked).
    #[must_use]
    pub fn get(context: &'c Context, return_type: Type<'c>, params: &[Type<'c>], var_arg: bool) -> Self {
        agreed(Self::get_checked(context, return_type, params, var_arg))
    }

    /// As [`get`](Self::get), with what no function returns or takes as an error.
    ///
    /// # Errors
    /// When there are no such functions.
    pub fn get_checked(
        context: &'c Context,
        return_type: Type<'c>,
        params: &[Type<'c>],
        var_arg: bool,
    ) -> Result<Self, Diagnostic> {
        let key = [Param::Type(return_type), Param::Types(params), Param::Bool(var_arg)];
        verify_function(context, &key)?;
        Ok(plumbing::handle(context.intern(&FUNCTION, &key)))
    }

    /// What it returns; [`LLVMVoidType`] for nothing.
    #[must_use]
    pub fn return_type(self) -> Type<'c> {
        plumbing::param(self.0.node(), 0)
    }

    /// What it takes.
    #[must_use]
    pub fn params(self) -> &'c [Type<'c>] {
        plumbing::param(self.0.node(), 1)
    }

    /// Whether it takes more, of any type.
    #[must_use]
    pub fn is_var_arg(self) -> bool {
        plumbing::param(self.0.node(), 2)
    }
}

pub(super) static TARGET_EXT: Def = Def {
    mnemonic: Some("target"),
    summary: "A type that only a target knows.",
    params: &[
        required("extTypeName", ParamKind::Str, "StringRef"),
        required("typeParams", ParamKind::Array(&TYPE), "ArrayRef<Type>"),
        required("intParams", ParamKind::Array(&U32), "ArrayRef<unsigned>"),
    ],
    syntax: Syntax::Custom(&CustomSyntax {
        parse: |p| syntax::parse_target_ext(p, false),
        print: syntax::print_target_ext,
    }),
    ..Def::new(DefKind::Type, "llvm", "llvm.target", "LLVMTargetExtType")
};

/// A type that only a target knows, `!llvm.target<"spirv.Image", f32, 0, 1>`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct LLVMTargetExtType<'c>(Type<'c>);
def_handle!(LLVMTargetExtType, Type, TARGET_EXT);

impl<'c> LLVMTargetExtType<'c> {
    /// The type of that name, of any bytes, and these parameters.
    #[must_use]
    pub fn get(context: &'c Context, name: impl AsRef<[u8]>, types: &[Type<'c>], ints: &[u32]) -> Self {
        let ints: Vec<_> = ints.iter().copied().map(i64::from).collect();
        let key = [Param::Bytes(name.as_ref()), Param::Types(types), Param::Ints(&ints)];
        plumbing::handle(context.intern(&TARGET_EXT, &key))
    }

    /// The name.
    #[must_use]
    pub fn ext_type_name(self) -> &'c [u8] {
        plumbing::param(self.0.node(), 0)
    }

    /// The parameters that are types.
    #[must_use]
    pub fn type_params(self) -> &'c [Type<'c>] {
        plumbing::param(self.0.node(), 1)
    }

    /// The parameters that are numbers.
    pub fn int_params(self) -> impl ExactSizeIterator<Item = u32> {
        let ints: &'c [i64] = plumbing::param(Node::from(self), 2);
        // They were 32 bits wide when they came in.
        ints.iter().map(|int| *int as u32)
    }
}
