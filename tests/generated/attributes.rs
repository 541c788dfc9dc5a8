/// The dialect `marks`.
///
/// The table that registers the dialect in a context.
#[must_use]
pub const fn dialect() -> &'static ::isogloss::def::Dialect {
    static DIALECT: ::isogloss::def::Dialect = ::isogloss::def::Dialect {
        attributes: &[
            &FLAGS_ATTR,
            &STONE_ATTR,
            &FEATHER_ATTR,
            &PEBBLE_ATTR,
            &SPOT_ATTR,
            &TILING_ATTR,
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
    ::core::hash::Hash
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
    note = "`fn weight(self) -> u64;`"
)]
pub trait Weighed<
    'c,
>: ::core::marker::Copy + ::core::convert::Into<::isogloss::Attribute<'c>> {
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
        ::isogloss::plumbing::self_type("type", "::mlir::Type").or(
            |context| {
                // Parameter.td:86
                ::isogloss::plumbing::encode::<::isogloss::Type<'_>>(::isogloss::builtin::NoneType::get(
                    context,
                ).into())
            },
        ),
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
    pub fn get(
        context: &'c ::isogloss::Context,
        weight: u64,
        r#type: ::isogloss::Type<'c>,
    ) -> Self {
        ::isogloss::plumbing::get(context, (weight, r#type))
    }
    /// The parameter `weight`.
    #[inline]
    #[must_use]
    pub fn weight(self) -> u64 {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// What it weighs.
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
    #[inline]
    #[must_use]
    pub fn weight(self) -> u64 {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// What it weighs.
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
    pub fn get(
        context: &'c ::isogloss::Context,
        near: ::isogloss::builtin::Location<'c>,
    ) -> Self {
        ::isogloss::plumbing::get(context, (near,))
    }
    /// The parameter `near`.
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
    #[inline]
    #[must_use]
    pub fn sizes(self) -> ::isogloss::builtin::DenseArrayAttr<'c> {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `weights`.
    #[inline]
    #[must_use]
    pub fn weights(
        self,
    ) -> ::core::option::Option<::isogloss::builtin::DenseArrayAttr<'c>> {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
}
