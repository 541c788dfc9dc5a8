/// Shapes and what they hold.
///
/// A *description* is Markdown for another tool: `a[0]`, b\[1\], vector\<4xf32>.
///
/// ```text
/// !shapes.box<3 x 4>
/// ```
///
/// ```text
/// %0 = "indented"() : () -> i32
/// ```
///
/// The table that registers the dialect in a context.
#[must_use]
pub const fn dialect() -> &'static ::isogloss::def::Dialect {
    static DIALECT: ::isogloss::def::Dialect = ::isogloss::def::Dialect {
        summary: "shapes and what they hold",
        types: &[&POINT_TYPE, &BOX_TYPE, &PATH_TYPE, &OPEN_TYPE, &MANY_TYPE, &TALLY_TYPE, &KNOT_TYPE],
        type_syntax: ::core::option::Option::Some(::isogloss::plumbing::type_syntax::<ShapesDialect>()),
        ..::isogloss::def::Dialect::new("shapes")
    };
    &DIALECT
}

/// Storage order.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u32)]
pub enum Order {
    /// `row_major`
    RowMajor = 0,
    /// `column_major`
    ColumnMajor = 1,
}
::isogloss::enum_handle!(
    Order: u32,
    ORDER_ENUM,
    "storage order",
    [RowMajor = "row_major", ColumnMajor = "column_major"]
);

/// The type `!shapes.point`.
pub struct PointType<'c>(::isogloss::Type<'c>);
::isogloss::def_handle!(PointType, Type, POINT_TYPE);
static POINT_TYPE: ::isogloss::def::Def = ::isogloss::def::Def {
    ..::isogloss::plumbing::keyword_type("shapes", "shapes.point", "PointType", "point")
};
impl<'c> PointType<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context) -> Self {
        ::isogloss::plumbing::get(context, ())
    }
}

/// A box.
pub struct BoxType<'c>(::isogloss::Type<'c>);
::isogloss::def_handle!(BoxType, Type, BOX_TYPE);
static BOX_TYPE: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "a box",
    params: &[
        ::isogloss::plumbing::parameter::<u32>("width", "u32"),
        ::isogloss::plumbing::parameter::<u32>("height", "u32"),
        ::isogloss::plumbing::parameter::<::isogloss::Type<'static>>("of", "Type"),
        ::isogloss::plumbing::parameter::<Order>("order", "Order")
            .or(|_| ::isogloss::plumbing::encode::<Order>(Order::RowMajor)),
        ::isogloss::plumbing::parameter::<PointType<'static>>("origin", "PointType").optional(),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[
            p::lit("<"), p::var(0), p::spaced("x"), p::spaced_var(1), p::spaced("of"), p::spaced_var(2),
            p::optional(
                &[3, 4],
                false,
                &[p::lit(","), p::structure(const { &p::fields([3, 4]) }, true)],
                &[],
            ), p::lit(">"),
        ])
    },
    verify: ::core::option::Option::Some(
        |context, params| {
            let (width, height, of, order, origin) = ::isogloss::plumbing::arguments(params);
            <BoxType<'_> as BoxTypeVerify>::verify(context, width, height, of, order, origin)
        },
    ),
    interfaces: &[::isogloss::layout::DataLayoutTypeInterfaceTable::by_rule()],
    layout: ::core::option::Option::Some({
        use ::isogloss::layout as l;
        &l::LayoutRule::Array {
            element: 2,
            count: l::CountExpr::Binary(l::CountOp::Mul, &l::CountExpr::Param(0), &l::CountExpr::Param(1)),
        }
    }),
    ..::isogloss::plumbing::keyword_type("shapes", "shapes.box", "BoxType", "box")
};
impl<'c> BoxType<'c> {
    /// The type of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::get_checked`].
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c ::isogloss::Context,
        width: u32,
        height: u32,
        of: ::isogloss::Type<'c>,
        order: Order,
        origin: ::core::option::Option<PointType<'c>>,
    ) -> Self {
        ::isogloss::plumbing::get(context, (width, height, of, order, origin))
    }
    /// As [`Self::get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[track_caller]
    pub fn get_checked(
        context: &'c ::isogloss::Context,
        width: u32,
        height: u32,
        of: ::isogloss::Type<'c>,
        order: Order,
        origin: ::core::option::Option<PointType<'c>>,
    ) -> ::core::result::Result<Self, ::isogloss::Diagnostic> {
        ::isogloss::plumbing::get_checked(context, (width, height, of, order, origin))
    }
    /// How wide it is.
    #[doc(alias = "getWidth")]
    #[inline]
    #[must_use]
    pub fn width(self) -> u32 {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// How high it is.
    #[doc(alias = "getHeight")]
    #[inline]
    #[must_use]
    pub fn height(self) -> u32 {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
    /// The parameter `of`.
    #[doc(alias = "getOf")]
    #[inline]
    #[must_use]
    pub fn of(self) -> ::isogloss::Type<'c> {
        ::isogloss::plumbing::param(self.0.node(), 2)
    }
    /// The parameter `order`.
    #[doc(alias = "getOrder")]
    #[inline]
    #[must_use]
    pub fn order(self) -> Order {
        ::isogloss::plumbing::param(self.0.node(), 3)
    }
    /// The parameter `origin`.
    #[doc(alias = "getOrigin")]
    #[inline]
    #[must_use]
    pub fn origin(self) -> ::core::option::Option<PointType<'c>> {
        ::isogloss::plumbing::param(self.0.node(), 4)
    }
}

/// The verifier of the parameters of [`BoxType`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl BoxTypeVerify`",
    label = "`BoxTypeVerify` is not implemented",
    note = "the definition of `BoxType` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, width: u32, height: u32, of: Type<'c>, order: Order, origin: Option<PointType<'c>>) -> Result<(), Diagnostic>;`",
)]
pub trait BoxTypeVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c ::isogloss::Context,
        width: u32,
        height: u32,
        of: ::isogloss::Type<'c>,
        order: Order,
        origin: ::core::option::Option<PointType<'c>>,
    ) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// The type `!shapes.path`.
pub struct PathType<'c>(::isogloss::Type<'c>);
::isogloss::def_handle!(PathType, Type, PATH_TYPE);
static PATH_TYPE: ::isogloss::def::Def = ::isogloss::def::Def {
    params: &[
        ::isogloss::plumbing::parameter::<&'static str>("name", "::llvm::StringRef"),
        ::isogloss::plumbing::parameter::<&'static [i64]>("steps", "::llvm::ArrayRef<int64_t>"),
        ::isogloss::plumbing::parameter::<::isogloss::List<'static, Order>>("orders", "::llvm::ArrayRef<Order>").or(
            |_| ::isogloss::plumbing::empty_list::<Order>(),
        ),
        ::isogloss::plumbing::parameter::<bool>("type", "bool"),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[
            p::lit("<"), p::var(0), p::lit(","), p::spaced("["), p::var(1), p::lit("]"),
            p::optional(
                &[2],
                false,
                &[p::spaced(":"), p::spaced("["), p::var(2).required(), p::lit("]")],
                &[],
            ), p::lit(","), p::custom(&PATH_TYPE_CLOSED, &[3], &[0], true), p::lit(">"),
        ])
    },
    ..::isogloss::plumbing::keyword_type("shapes", "shapes.path", "PathType", "path")
};
impl<'c> PathType<'c> {
    /// The type of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c ::isogloss::Context,
        name: &str,
        steps: &[i64],
        orders: &[Order],
        r#type: bool,
    ) -> Self {
        ::isogloss::plumbing::get(context, (name, steps, ::isogloss::plumbing::list(orders).param(), r#type))
    }
    /// What it is called.
    #[doc(alias = "getName")]
    #[inline]
    #[must_use]
    pub fn name(self) -> &'c str {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `steps`.
    #[doc(alias = "getSteps")]
    #[inline]
    #[must_use]
    pub fn steps(self) -> &'c [i64] {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
    /// The parameter `orders`.
    #[doc(alias = "getOrders")]
    #[inline]
    #[must_use]
    pub fn orders(self) -> ::isogloss::List<'c, Order> {
        ::isogloss::plumbing::param(self.0.node(), 2)
    }
    /// The parameter `type`.
    #[doc(alias = "getType")]
    #[inline]
    #[must_use]
    pub fn r#type(self) -> bool {
        ::isogloss::plumbing::param(self.0.node(), 3)
    }
}

/// The directive `custom<Closed>` in the assembly format of [`PathType`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl PathTypeClosed`",
    label = "`PathTypeClosed` is not implemented",
    note = "the assembly format of `PathType` has `custom<Closed>`",
    note = "`fn parse<'c>(parser: &mut AsmParser<'_, 'c>, name: &str) -> Result<bool, Diagnostic>;`",
    note = "`fn print<'c>(printer: &mut AsmPrinter<'_, 'c>, value: PathType<'c>, r#type: bool, name: &'c str);`",
)]
#[allow(clippy::elidable_lifetime_names)]
pub trait PathTypeClosed {
    /// Parses its parameters.
    ///
    /// # Errors
    /// A syntax error.
    fn parse<'c>(
        parser: &mut ::isogloss::text::AsmParser<'_, 'c>,
        name: &str,
    ) -> ::core::result::Result<bool, ::isogloss::Diagnostic>;
    /// Prints its parameters.
    fn print<'c>(
        printer: &mut ::isogloss::text::AsmPrinter<'_, 'c>,
        value: PathType<'c>,
        r#type: bool,
        name: &'c str,
    );
}
static PATH_TYPE_CLOSED: ::isogloss::def::CustomDirective = ::isogloss::def::CustomDirective {
    name: "Closed",
    parse: |parser, refs| {
        let r#type = <PathType<'_> as PathTypeClosed>::parse(
            parser,
            &::isogloss::plumbing::reference::<::std::string::String>(refs, 0),
        )?;
        ::core::result::Result::Ok(::core::option::Option::Some(::std::vec![::isogloss::plumbing::owned(
            r#type
        )]))
    },
    print: |printer, node, bound, refs| <PathType<'_> as PathTypeClosed>::print(
        printer,
        ::isogloss::plumbing::handle(node),
        ::isogloss::plumbing::argument(bound, 0),
        ::isogloss::plumbing::argument(refs, 0),
    ),
};

/// The type `!shapes.open`.
pub struct OpenType<'c>(::isogloss::Type<'c>);
::isogloss::def_handle!(OpenType, Type, OPEN_TYPE);
static OPEN_TYPE: ::isogloss::def::Def = ::isogloss::def::Def {
    params: &[::isogloss::plumbing::parameter::<i8>("depth", "i8")],
    syntax: ::isogloss::plumbing::custom_format::<OpenType<'static>>(),
    ..::isogloss::plumbing::keyword_type("shapes", "shapes.open", "OpenType", "open")
};
impl<'c> OpenType<'c> {
    /// The type of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c ::isogloss::Context, depth: i8) -> Self {
        ::isogloss::plumbing::get(context, (depth,))
    }
    /// The parameter `depth`.
    #[doc(alias = "getDepth")]
    #[inline]
    #[must_use]
    pub fn depth(self) -> i8 {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
}

/// The type `!shapes.many`.
pub struct ManyType<'c>(::isogloss::Type<'c>);
::isogloss::def_handle!(ManyType, Type, MANY_TYPE);
static MANY_TYPE: ::isogloss::def::Def = ::isogloss::def::Def {
    params: &[
        ::isogloss::plumbing::parameter::<u8>("p1", "u8"), ::isogloss::plumbing::parameter::<u8>("p2", "u8"),
        ::isogloss::plumbing::parameter::<u8>("p3", "u8"), ::isogloss::plumbing::parameter::<u8>("p4", "u8"),
        ::isogloss::plumbing::parameter::<u8>("p5", "u8"), ::isogloss::plumbing::parameter::<u8>("p6", "u8"),
        ::isogloss::plumbing::parameter::<u8>("p7", "u8"), ::isogloss::plumbing::parameter::<u8>("p8", "u8"),
        ::isogloss::plumbing::parameter::<u8>("p9", "u8"), ::isogloss::plumbing::parameter::<u8>("p10", "u8"),
        ::isogloss::plumbing::parameter::<u8>("p11", "u8"),
        ::isogloss::plumbing::parameter::<u8>("p12", "u8"),
        ::isogloss::plumbing::parameter::<::isogloss::List<'static, Order>>(
            "orders",
            "::llvm::ArrayRef<Order>",
        ),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[p::lit("<"), p::params(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], false), p::lit(">")])
    },
    verify: ::core::option::Option::Some(
        |context, params| {
            <ManyType<'_> as ManyTypeVerify>::verify(
                context,
                ::isogloss::plumbing::argument(params, 0),
                ::isogloss::plumbing::argument(params, 1),
                ::isogloss::plumbing::argument(params, 2),
                ::isogloss::plumbing::argument(params, 3),
                ::isogloss::plumbing::argument(params, 4),
                ::isogloss::plumbing::argument(params, 5),
                ::isogloss::plumbing::argument(params, 6),
                ::isogloss::plumbing::argument(params, 7),
                ::isogloss::plumbing::argument(params, 8),
                ::isogloss::plumbing::argument(params, 9),
                ::isogloss::plumbing::argument(params, 10),
                ::isogloss::plumbing::argument(params, 11),
                ::isogloss::plumbing::argument(params, 12),
            )
        },
    ),
    ..::isogloss::plumbing::keyword_type("shapes", "shapes.many", "ManyType", "many")
};
impl<'c> ManyType<'c> {
    /// The type of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::get_checked`].
    #[must_use]
    #[track_caller]
    #[allow(clippy::too_many_arguments)]
    pub fn get(
        context: &'c ::isogloss::Context,
        p1: u8,
        p2: u8,
        p3: u8,
        p4: u8,
        p5: u8,
        p6: u8,
        p7: u8,
        p8: u8,
        p9: u8,
        p10: u8,
        p11: u8,
        p12: u8,
        orders: &[Order],
    ) -> Self {
        ::isogloss::plumbing::get(
            context,
            [
                ::isogloss::plumbing::encode(p1), ::isogloss::plumbing::encode(p2),
                ::isogloss::plumbing::encode(p3), ::isogloss::plumbing::encode(p4),
                ::isogloss::plumbing::encode(p5), ::isogloss::plumbing::encode(p6),
                ::isogloss::plumbing::encode(p7), ::isogloss::plumbing::encode(p8),
                ::isogloss::plumbing::encode(p9), ::isogloss::plumbing::encode(p10),
                ::isogloss::plumbing::encode(p11), ::isogloss::plumbing::encode(p12),
                ::isogloss::plumbing::encode(::isogloss::plumbing::list(orders).param()),
            ],
        )
    }
    /// As [`Self::get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[allow(clippy::too_many_arguments)]
    #[track_caller]
    pub fn get_checked(
        context: &'c ::isogloss::Context,
        p1: u8,
        p2: u8,
        p3: u8,
        p4: u8,
        p5: u8,
        p6: u8,
        p7: u8,
        p8: u8,
        p9: u8,
        p10: u8,
        p11: u8,
        p12: u8,
        orders: &[Order],
    ) -> ::core::result::Result<Self, ::isogloss::Diagnostic> {
        ::isogloss::plumbing::get_checked(
            context,
            [
                ::isogloss::plumbing::encode(p1), ::isogloss::plumbing::encode(p2),
                ::isogloss::plumbing::encode(p3), ::isogloss::plumbing::encode(p4),
                ::isogloss::plumbing::encode(p5), ::isogloss::plumbing::encode(p6),
                ::isogloss::plumbing::encode(p7), ::isogloss::plumbing::encode(p8),
                ::isogloss::plumbing::encode(p9), ::isogloss::plumbing::encode(p10),
                ::isogloss::plumbing::encode(p11), ::isogloss::plumbing::encode(p12),
                ::isogloss::plumbing::encode(::isogloss::plumbing::list(orders).param()),
            ],
        )
    }
    /// The parameter `p1`.
    #[doc(alias = "getP1")]
    #[inline]
    #[must_use]
    pub fn p1(self) -> u8 {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `p2`.
    #[doc(alias = "getP2")]
    #[inline]
    #[must_use]
    pub fn p2(self) -> u8 {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
    /// The parameter `p3`.
    #[doc(alias = "getP3")]
    #[inline]
    #[must_use]
    pub fn p3(self) -> u8 {
        ::isogloss::plumbing::param(self.0.node(), 2)
    }
    /// The parameter `p4`.
    #[doc(alias = "getP4")]
    #[inline]
    #[must_use]
    pub fn p4(self) -> u8 {
        ::isogloss::plumbing::param(self.0.node(), 3)
    }
    /// The parameter `p5`.
    #[doc(alias = "getP5")]
    #[inline]
    #[must_use]
    pub fn p5(self) -> u8 {
        ::isogloss::plumbing::param(self.0.node(), 4)
    }
    /// The parameter `p6`.
    #[doc(alias = "getP6")]
    #[inline]
    #[must_use]
    pub fn p6(self) -> u8 {
        ::isogloss::plumbing::param(self.0.node(), 5)
    }
    /// The parameter `p7`.
    #[doc(alias = "getP7")]
    #[inline]
    #[must_use]
    pub fn p7(self) -> u8 {
        ::isogloss::plumbing::param(self.0.node(), 6)
    }
    /// The parameter `p8`.
    #[doc(alias = "getP8")]
    #[inline]
    #[must_use]
    pub fn p8(self) -> u8 {
        ::isogloss::plumbing::param(self.0.node(), 7)
    }
    /// The parameter `p9`.
    #[doc(alias = "getP9")]
    #[inline]
    #[must_use]
    pub fn p9(self) -> u8 {
        ::isogloss::plumbing::param(self.0.node(), 8)
    }
    /// The parameter `p10`.
    #[doc(alias = "getP10")]
    #[inline]
    #[must_use]
    pub fn p10(self) -> u8 {
        ::isogloss::plumbing::param(self.0.node(), 9)
    }
    /// The parameter `p11`.
    #[doc(alias = "getP11")]
    #[inline]
    #[must_use]
    pub fn p11(self) -> u8 {
        ::isogloss::plumbing::param(self.0.node(), 10)
    }
    /// The parameter `p12`.
    #[doc(alias = "getP12")]
    #[inline]
    #[must_use]
    pub fn p12(self) -> u8 {
        ::isogloss::plumbing::param(self.0.node(), 11)
    }
    /// The parameter `orders`.
    #[doc(alias = "getOrders")]
    #[inline]
    #[must_use]
    pub fn orders(self) -> ::isogloss::List<'c, Order> {
        ::isogloss::plumbing::param(self.0.node(), 12)
    }
}

/// The verifier of the parameters of [`ManyType`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ManyTypeVerify`",
    label = "`ManyTypeVerify` is not implemented",
    note = "the definition of `ManyType` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, p1: u8, p2: u8, p3: u8, p4: u8, p5: u8, p6: u8, p7: u8, p8: u8, p9: u8, p10: u8, p11: u8, p12: u8, orders: List<'c, Order>) -> Result<(), Diagnostic>;`",
)]
pub trait ManyTypeVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    #[allow(clippy::too_many_arguments)]
    fn verify<'c>(
        context: &'c ::isogloss::Context,
        p1: u8,
        p2: u8,
        p3: u8,
        p4: u8,
        p5: u8,
        p6: u8,
        p7: u8,
        p8: u8,
        p9: u8,
        p10: u8,
        p11: u8,
        p12: u8,
        orders: ::isogloss::List<'c, Order>,
    ) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// The type `shapes.tally`.
pub struct TallyType<'c>(::isogloss::Type<'c>);
::isogloss::def_handle!(TallyType, Type, TALLY_TYPE);
static TALLY_TYPE: ::isogloss::def::Def = ::isogloss::def::Def {
    params: &[
        ::isogloss::plumbing::parameter::<u64>("count", "u64"),
        // types.td:22
        ::isogloss::plumbing::parameter::<&'static [::isogloss::Param<'static>]>("marks", "Params"),
    ],
    syntax: ::isogloss::plumbing::custom_printer::<TallyType<'static>>(),
    ..::isogloss::plumbing::type_def("shapes", "shapes.tally", "TallyType")
};
impl<'c> TallyType<'c> {
    /// The type of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, count: u64, marks: &'c [::isogloss::Param<'c>]) -> Self {
        ::isogloss::plumbing::get(context, (count, marks))
    }
    /// The parameter `count`.
    #[doc(alias = "getCount")]
    #[inline]
    #[must_use]
    pub fn count(self) -> u64 {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `marks`.
    #[doc(alias = "getMarks")]
    #[inline]
    #[must_use]
    pub fn marks(self) -> &'c [::isogloss::Param<'c>] {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
}

/// The type `!shapes.knot`.
pub struct KnotType<'c>(::isogloss::Type<'c>);
::isogloss::def_handle!(KnotType, Type, KNOT_TYPE);
static KNOT_TYPE: ::isogloss::def::Def = ::isogloss::def::Def {
    params: &[::isogloss::plumbing::parameter::<&'static str>("name", "&str"), ::isogloss::plumbing::body()],
    body: &[
        ::isogloss::plumbing::parameter::<&'static [::isogloss::Type<'static>]>(
            "strands",
            "::llvm::ArrayRef<Type>",
        ),
        ::isogloss::plumbing::parameter::<KnotType<'static>>("next", "KnotType").optional(),
    ],
    syntax: {
        use ::isogloss::plumbing as p;
        p::format(&[
            p::lit("<"), p::var(0),
            p::body_group(&[
                p::lit(","), p::spaced("["), p::var(0).required(), p::lit("]"),
                p::optional(&[1], false, &[p::lit(","), p::spaced_var(1).required()], &[]),
            ]), p::lit(">"),
        ])
    },
    verify: ::core::option::Option::Some(
        |context, params| {
            <KnotType<'_> as KnotTypeVerify>::verify(context, ::isogloss::plumbing::argument(params, 0))
        },
    ),
    verify_body: ::core::option::Option::Some(
        |node, params| {
            <KnotType<'_> as KnotTypeVerify>::verify_body(
                ::isogloss::plumbing::handle(node),
                ::isogloss::plumbing::argument(params, 0),
                ::isogloss::plumbing::argument(params, 1),
            )
        },
    ),
    ..::isogloss::plumbing::keyword_type("shapes", "shapes.knot", "KnotType", "knot")
};
impl<'c> KnotType<'c> {
    /// The type of that name, which has no body if it is new.
    ///
    /// # Panics
    /// In debug builds, if the name is invalid.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c ::isogloss::Context, name: &str) -> Self {
        ::isogloss::plumbing::get(context, (name, ::isogloss::Body::unset()))
    }
    /// As [`Self::get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[track_caller]
    pub fn get_checked(
        context: &'c ::isogloss::Context,
        name: &str,
    ) -> ::core::result::Result<Self, ::isogloss::Diagnostic> {
        ::isogloss::plumbing::get_checked(context, (name, ::isogloss::Body::unset()))
    }
    /// The type of that name with that body.
    ///
    /// # Errors
    /// If it has another body, or if its verifier rejects it.
    #[track_caller]
    pub fn get_with_body(
        context: &'c ::isogloss::Context,
        name: &str,
        strands: &[::isogloss::Type<'c>],
        next: ::core::option::Option<KnotType<'c>>,
    ) -> ::core::result::Result<Self, ::isogloss::BodyError> {
        let value = Self::get_checked(context, name)?;
        value.set_body(strands, next).map(|()| value)
    }
    /// Sets the body of the type, which is done once. Setting an equal one again succeeds.
    ///
    /// # Errors
    /// If it has another body, or if its verifier rejects it.
    #[track_caller]
    pub fn set_body(
        self,
        strands: &[::isogloss::Type<'c>],
        next: ::core::option::Option<KnotType<'c>>,
    ) -> ::core::result::Result<(), ::isogloss::BodyError> {
        ::isogloss::plumbing::set_body(self.0.node(), (strands, next))
    }
    /// Whether the type has its body.
    #[must_use]
    pub fn has_body(self) -> bool {
        ::isogloss::plumbing::has_body(self.0.node())
    }
    /// The parameter `name`.
    #[doc(alias = "getName")]
    #[inline]
    #[must_use]
    pub fn name(self) -> &'c str {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// What it is tied of.
    ///
    /// `None` while the body is not set.
    #[doc(alias = "getStrands")]
    #[inline]
    #[must_use]
    pub fn strands(self) -> ::core::option::Option<&'c [::isogloss::Type<'c>]> {
        ::isogloss::plumbing::body_param(self.0.node(), 0)
    }
    /// The parameter `next` of the body.
    ///
    /// `None` while the body is not set.
    #[doc(alias = "getNext")]
    #[inline]
    #[must_use]
    pub fn next(self) -> ::core::option::Option<KnotType<'c>> {
        ::isogloss::plumbing::body_param(self.0.node(), 1).flatten()
    }
}

/// The verifier of the parameters of [`KnotType`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl KnotTypeVerify`",
    label = "`KnotTypeVerify` is not implemented",
    note = "the definition of `KnotType` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, name: &'c str) -> Result<(), Diagnostic>;`",
    note = "`fn verify_body<'c>(value: KnotType<'c>, strands: &'c [Type<'c>], next: Option<KnotType<'c>>) -> Result<(), Diagnostic>;`",
)]
pub trait KnotTypeVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c ::isogloss::Context,
        name: &'c str,
    ) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
    /// Checks the parameters of a body before it is set.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify_body<'c>(
        value: KnotType<'c>,
        strands: &'c [::isogloss::Type<'c>],
        next: ::core::option::Option<KnotType<'c>>,
    ) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// The dialect, for which its author implements its hooks.
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
pub struct ShapesDialect;
