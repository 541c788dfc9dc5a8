/// The dialect `marks`.
///
/// The table that registers the dialect in a context.
#[must_use]
pub const fn dialect() -> &'static ::isogloss::def::Dialect {
    static DIALECT: ::isogloss::def::Dialect = ::isogloss::def::Dialect {
        attributes: &[
            &FLAGS_ATTR, &STONE_ATTR, &FEATHER_ATTR, &PEBBLE_ATTR, &SPOT_ATTR, &TILING_ATTR, &HELD_ATTR,
            &STEP_ATTR,
        ],
        ..::isogloss::def::Dialect::new("marks")
    };
    &DIALECT
}

/// Flags.
#[derive(
    ::core::default::Default,
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
pub struct Flags(u32);
impl Flags {
    /// `none`
    pub const NONE: Self = Self(0);
    /// `read`
    pub const READ: Self = Self(1);
    /// `write`
    pub const WRITE: Self = Self(2);
    /// `all`
    pub const ALL_: Self = Self(3);
}
::isogloss::bit_set_handle!(
    Flags: u32,
    FLAGS_ENUM,
    "flags",
    "|",
    false,
    false,
    [NONE = "none", READ = "read", WRITE = "write", ALL_ = "all"]
);

/// The key of the interface [`Weighed`] in tables.
pub static WEIGHED_INTERFACE: ::isogloss::def::Interface = ::isogloss::def::Interface { name: "Weighed" };

/// What has a weight.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl Weighed`",
    label = "`Weighed` is not implemented",
    note = "its definition lists the interface `Weighed`",
    note = "`fn weight(self) -> u64;`",
)]
pub trait Weighed<'c>: ::core::marker::Copy + ::core::convert::Into<::isogloss::Attribute<'c>> {
    /// How heavy it is, in grams.
    fn weight(self) -> u64;
    /// Whether it is more than another.
    fn is_heavier(self, than: u64) -> bool {
        // attributes.td:20
        self.weight() > than
    }
}

/// The functions by which an attribute implements [`Weighed`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct WeighedTable {
    /// See [`Weighed::weight`].
    pub weight: for<'c> fn(::isogloss::Node<'c>) -> u64,
    /// See [`Weighed::is_heavier`].
    pub is_heavier: for<'c> fn(::isogloss::Node<'c>, u64) -> bool,
}
::isogloss::interface_table!(
    Attribute,
    Weighed,
    WEIGHED_INTERFACE,
    WeighedTable,
    [weight(), is_heavier(than)],
    []
);

/// Any attribute that implements [`Weighed`].
pub struct AnyWeighed<'c>(::isogloss::Attribute<'c>);
::isogloss::interface_handle!(AnyWeighed, Attribute, WEIGHED_INTERFACE, WeighedTable);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'c> AnyWeighed<'c> {
    /// Its weight in kilograms.
    pub fn kilograms(self) -> u64 {
        // attributes.td:21
        self.weight() / 1000
    }
}
impl<'c> Weighed<'c> for AnyWeighed<'c> {
    fn weight(self) -> u64 {
        (self.table().weight)(self.0.node())
    }
    fn is_heavier(self, than: u64) -> bool {
        (self.table().is_heavier)(self.0.node(), than)
    }
}

/// Flags.
pub struct FlagsAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(FlagsAttr, Attribute, FLAGS_ATTR);
static FLAGS_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "flags",
    params: &[::isogloss::plumbing::parameter::<Flags>("value", "::Flags")],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::var(0), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute("marks", "marks.flags", "FlagsAttr", "flags")
};
impl<'c> FlagsAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, value: Flags) -> Self {
        ::isogloss::plumbing::get(context, (value,))
    }
    /// Flags.
    #[doc(alias = "getValue")]
    #[inline]
    #[must_use]
    pub fn value(self) -> Flags {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
}

/// The attribute `#marks.stone`.
pub struct StoneAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(StoneAttr, Attribute, STONE_ATTR);
static STONE_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    params: &[
        ::isogloss::plumbing::parameter::<u64>("weight", "u64"),
        ::isogloss::plumbing::self_type("type", "::mlir::Type").or_type("none"),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::var(0), p::lit(">")])
    },
    interfaces: &[WeighedTable::entry::<StoneAttr<'static>>()],
    ..::isogloss::plumbing::keyword_attribute("marks", "marks.stone", "StoneAttr", "stone")
};
impl<'c> StoneAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, weight: u64, r#type: ::isogloss::Type<'c>) -> Self {
        ::isogloss::plumbing::get(context, (weight, r#type))
    }
    /// The parameter `weight`.
    #[doc(alias = "getWeight")]
    #[inline]
    #[must_use]
    pub fn weight(self) -> u64 {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// What it weighs.
    #[doc(alias = "getType")]
    #[inline]
    #[must_use]
    pub fn r#type(self) -> ::isogloss::Type<'c> {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
}
impl<'c> Weighed<'c> for StoneAttr<'c> {
    fn weight(self) -> u64 {
        <StoneAttr<'c>>::weight(self)
    }
}

/// The attribute `#marks.feather`.
pub struct FeatherAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(FeatherAttr, Attribute, FEATHER_ATTR);
static FEATHER_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    interfaces: &[WeighedTable::entry::<FeatherAttr<'static>>()],
    ..::isogloss::plumbing::keyword_attribute("marks", "marks.feather", "FeatherAttr", "feather")
};
impl<'c> FeatherAttr<'c> {
    /// The attribute.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context) -> Self {
        ::isogloss::plumbing::get(context, ())
    }
}

/// The attribute `#marks.pebble`.
pub struct PebbleAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(PebbleAttr, Attribute, PEBBLE_ATTR);
static PEBBLE_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    params: &[
        ::isogloss::plumbing::parameter::<u64>("weight", "u64"),
        ::isogloss::plumbing::self_type("type", "Type").optional(),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::var(0), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute("marks", "marks.pebble", "PebbleAttr", "pebble")
};
impl<'c> PebbleAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c ::isogloss::Context,
        weight: u64,
        r#type: ::core::option::Option<::isogloss::Type<'c>>,
    ) -> Self {
        ::isogloss::plumbing::get(context, (weight, r#type))
    }
    /// The parameter `weight`.
    #[doc(alias = "getWeight")]
    #[inline]
    #[must_use]
    pub fn weight(self) -> u64 {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// What it weighs.
    #[doc(alias = "getType")]
    #[inline]
    #[must_use]
    pub fn r#type(self) -> ::core::option::Option<::isogloss::Type<'c>> {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
}

/// The attribute `#marks.spot`.
pub struct SpotAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(SpotAttr, Attribute, SPOT_ATTR);
static SPOT_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    params: &[::isogloss::plumbing::parameter::<::isogloss::builtin::Location<'static>>("near", "Location")],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::var(0), p::lit(">")])
    },
    interfaces: &[::isogloss::builtin::LocationInterfaceTable::entry::<SpotAttr<'static>>()],
    ..::isogloss::plumbing::keyword_attribute("marks", "marks.spot", "SpotAttr", "spot")
};
impl<'c> SpotAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, near: ::isogloss::builtin::Location<'c>) -> Self {
        ::isogloss::plumbing::get(context, (near,))
    }
    /// The parameter `near`.
    #[doc(alias = "getNear")]
    #[inline]
    #[must_use]
    pub fn near(self) -> ::isogloss::builtin::Location<'c> {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
}

/// The attribute `#marks.tiling`.
pub struct TilingAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(TilingAttr, Attribute, TILING_ATTR);
static TILING_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    params: &[
        ::isogloss::plumbing::parameter::<::isogloss::builtin::DenseArrayAttr<'static>>(
            "sizes",
            "DenseI32ArrayAttr",
        ).dense_array("i32"),
        ::isogloss::plumbing::parameter::<::isogloss::builtin::DenseArrayAttr<'static>>(
            "weights",
            "DenseF64ArrayAttr",
        ).dense_array("f64").optional(),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1]) }, false), p::lit(">")])
    },
    ..::isogloss::plumbing::keyword_attribute("marks", "marks.tiling", "TilingAttr", "tiling")
};
impl<'c> TilingAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c ::isogloss::Context,
        sizes: ::isogloss::builtin::DenseArrayAttr<'c>,
        weights: ::core::option::Option<::isogloss::builtin::DenseArrayAttr<'c>>,
    ) -> Self {
        ::isogloss::plumbing::get(context, (sizes, weights))
    }
    /// The parameter `sizes`.
    #[doc(alias = "getSizes")]
    #[inline]
    #[must_use]
    pub fn sizes(self) -> ::isogloss::builtin::DenseArrayAttr<'c> {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `weights`.
    #[doc(alias = "getWeights")]
    #[inline]
    #[must_use]
    pub fn weights(self) -> ::core::option::Option<::isogloss::builtin::DenseArrayAttr<'c>> {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
}

/// The attribute `#marks.held`.
pub struct HeldAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(HeldAttr, Attribute, HELD_ATTR);
static HELD_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    params: &[
        ::isogloss::plumbing::parameter::<u64>("value", "u64"),
        ::isogloss::plumbing::parameter::<u64>("printer", "u64"),
        ::isogloss::plumbing::parameter::<u64>("parser", "u64"),
        ::isogloss::plumbing::parameter::<TilingAttr<'static>>("tiling", "TilingAttr"),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[
            p::lit("<"), p::var(2), p::lit(","), p::custom(&HELD_ATTR_HELD, &[0, 1], &[2], true), p::lit(","),
            p::structure(&[p::qualified_field(3)], true), p::lit(">"),
        ])
    },
    ..::isogloss::plumbing::keyword_attribute("marks", "marks.held", "HeldAttr", "held")
};
impl<'c> HeldAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c ::isogloss::Context,
        value: u64,
        printer: u64,
        parser: u64,
        tiling: TilingAttr<'c>,
    ) -> Self {
        ::isogloss::plumbing::get(context, (value, printer, parser, tiling))
    }
    /// The parameter `value`.
    #[doc(alias = "getValue")]
    #[inline]
    #[must_use]
    pub fn value(self) -> u64 {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `printer`.
    #[doc(alias = "getPrinter")]
    #[inline]
    #[must_use]
    pub fn printer(self) -> u64 {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
    /// The parameter `parser`.
    #[doc(alias = "getParser")]
    #[inline]
    #[must_use]
    pub fn parser(self) -> u64 {
        ::isogloss::plumbing::param(self.0.node(), 2)
    }
    /// The parameter `tiling`.
    #[doc(alias = "getTiling")]
    #[inline]
    #[must_use]
    pub fn tiling(self) -> TilingAttr<'c> {
        ::isogloss::plumbing::param(self.0.node(), 3)
    }
}

/// The directive `custom<Held>` in the assembly format of [`HeldAttr`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl HeldAttrHeld`",
    label = "`HeldAttrHeld` is not implemented",
    note = "the assembly format of `HeldAttr` has `custom<Held>`",
    note = "`fn parse<'c>(asm_parser: &mut AsmParser<'_, 'c>, parser: u64) -> Result<(u64, u64), Diagnostic>;`",
    note = "`fn print<'c>(asm_printer: &mut AsmPrinter<'_, 'c>, handle: HeldAttr<'c>, value: u64, printer: u64, parser: u64);`",
)]
#[allow(clippy::elidable_lifetime_names)]
pub trait HeldAttrHeld {
    /// Parses its parameters.
    ///
    /// # Errors
    /// A syntax error.
    fn parse<'c>(
        asm_parser: &mut ::isogloss::text::AsmParser<'_, 'c>,
        parser: u64,
    ) -> ::core::result::Result<(u64, u64), ::isogloss::Diagnostic>;
    /// Prints its parameters.
    fn print<'c>(
        asm_printer: &mut ::isogloss::text::AsmPrinter<'_, 'c>,
        handle: HeldAttr<'c>,
        value: u64,
        printer: u64,
        parser: u64,
    );
}
static HELD_ATTR_HELD: ::isogloss::def::CustomDirective = ::isogloss::def::CustomDirective {
    name: "Held",
    parse: |parser, refs| {
        let (value, printer) = <HeldAttr<'_> as HeldAttrHeld>::parse(
            parser,
            ::isogloss::plumbing::reference(refs, 0),
        )?;
        ::core::result::Result::Ok(::core::option::Option::Some(::std::vec![
            ::isogloss::plumbing::owned(value), ::isogloss::plumbing::owned(printer)
        ]))
    },
    print: |printer, node, bound, refs| <HeldAttr<'_> as HeldAttrHeld>::print(
        printer,
        ::isogloss::plumbing::handle(node),
        ::isogloss::plumbing::argument(bound, 0),
        ::isogloss::plumbing::argument(bound, 1),
        ::isogloss::plumbing::argument(refs, 0),
    ),
};

/// The attribute `#marks.step`.
pub struct StepAttr<'c>(::isogloss::Attribute<'c>);
::isogloss::def_handle!(StepAttr, Attribute, STEP_ATTR);
static STEP_ATTR: ::isogloss::def::Def = ::isogloss::def::Def {
    params: &[
        ::isogloss::plumbing::self_type("type", "::mlir::Type").or_type("none"),
        ::isogloss::plumbing::parameter::<u64>("n", "u64"),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[
            p::lit("<"), p::var(1),
            p::optional(&[0], false, &[p::spaced(":"), p::spaced_var(0).required()], &[]), p::lit(">"),
        ])
    },
    ..::isogloss::plumbing::keyword_attribute("marks", "marks.step", "StepAttr", "step")
};
impl<'c> StepAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, r#type: ::isogloss::Type<'c>, n: u64) -> Self {
        ::isogloss::plumbing::get(context, (r#type, n))
    }
    /// The parameter `type`.
    #[doc(alias = "getType")]
    #[inline]
    #[must_use]
    pub fn r#type(self) -> ::isogloss::Type<'c> {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `n`.
    #[doc(alias = "getN")]
    #[inline]
    #[must_use]
    pub fn n(self) -> u64 {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
}
