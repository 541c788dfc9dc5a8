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
/// A context that is to know the dialect is built from this table.
#[must_use]
pub const fn dialect() -> &'static ::isogloss::def::Dialect {
    static DIALECT: ::isogloss::def::Dialect = ::isogloss::def::Dialect {
        summary: "shapes and what they hold",
        types: &[&POINT_TYPE, &BOX_TYPE, &PATH_TYPE, &OPEN_TYPE, &TALLY_TYPE],
        type_syntax: Some(
            &::isogloss::def::DialectSyntax {
                parse: <ShapesDialect as ShapesTypeSyntax>::parse,
                print: <ShapesDialect as ShapesTypeSyntax>::print,
            },
        ),
        ..::isogloss::def::Dialect::new("shapes")
    };
    &DIALECT
}

/// Storage order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u32)]
pub enum Order {
    /// `row_major`
    RowMajor = 0,
    /// `column_major`
    ColumnMajor = 1,
}
::isogloss::enum_handle!(
    Order : u32, ORDER_ENUM, "storage order", [RowMajor = "row_major", ColumnMajor =
    "column_major"]
);

/// The type `!shapes.point`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PointType<'c>(::isogloss::Type<'c>);
::isogloss::def_handle!(PointType, Type, POINT_TYPE);
static POINT_TYPE: ::isogloss::def::Def = {
    use ::isogloss::plumbing as p;
    p::Def {
        mnemonic: Some("point"),
        ..p::Def::new(p::DefKind::Type, "shapes", "shapes.point", "PointType")
    }
};
impl<'c> PointType<'c> {
    /// The type.
    pub fn get(context: &'c ::isogloss::Context) -> Self {
        use ::isogloss::plumbing as p;
        p::get(context, &[])
    }
}

/// A box.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BoxType<'c>(::isogloss::Type<'c>);
::isogloss::def_handle!(BoxType, Type, BOX_TYPE);
static BOX_TYPE: ::isogloss::def::Def = {
    use ::isogloss::plumbing as p;
    p::Def {
        mnemonic: Some("box"),
        summary: "a box",
        params: &[
            p::required::<u32>("width", "u32"),
            p::required::<u32>("height", "u32"),
            p::required::<::isogloss::Type<'static>>("of", "Type"),
            p::with_default(
                p::required::<Order>("order", "Order"),
                |_| p::encode::<Order>(Order::RowMajor),
            ),
            p::may_be_absent(p::required::<PointType<'static>>("origin", "PointType")),
        ],
        syntax: p::Syntax::Format(
            &[
                p::lit("<"),
                p::var(0),
                p::spaced("x"),
                p::spaced_var(1),
                p::spaced("of"),
                p::spaced_var(2),
                p::optional(
                    &[3, 4],
                    false,
                    &[p::lit(","), p::structure(const { &p::fields([3, 4]) }, true)],
                    &[],
                ),
                p::lit(">"),
            ],
        ),
        verify: Some(|context, params| {
            <BoxType<
                '_,
            > as BoxTypeVerify>::verify(
                context,
                p::argument(params, 0),
                p::argument(params, 1),
                p::argument(params, 2),
                p::argument(params, 3),
                p::argument(params, 4),
            )
        }),
        interfaces: &[
            ::isogloss::def::InterfaceImpl {
                interface: &::isogloss::layout::DATA_LAYOUT_TYPE_INTERFACE,
                table: &::isogloss::layout::RULE_TABLE,
            },
        ],
        layout: Some({
            use ::isogloss::layout as l;
            &l::LayoutRule::Array {
                element: 2,
                count: l::CountExpr::Binary(
                    l::CountOp::Mul,
                    &l::CountExpr::Param(0),
                    &l::CountExpr::Param(1),
                ),
            }
        }),
        ..p::Def::new(p::DefKind::Type, "shapes", "shapes.box", "BoxType")
    }
};
impl<'c> BoxType<'c> {
    /// The type of these parameters.
    ///
    /// # Panics
    /// In debug builds, when the parameters are refused; see [`Self::get_checked`].
    pub fn get(
        context: &'c ::isogloss::Context,
        width: u32,
        height: u32,
        of: ::isogloss::Type<'c>,
        order: Order,
        origin: ::core::option::Option<PointType<'c>>,
    ) -> Self {
        use ::isogloss::plumbing as p;
        p::get(
            context,
            &[
                p::encode(width),
                p::encode(height),
                p::encode(of),
                p::encode(order),
                p::encode(origin),
            ],
        )
    }
    /// As [`Self::get`], after the parameters have been checked.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn get_checked(
        context: &'c ::isogloss::Context,
        width: u32,
        height: u32,
        of: ::isogloss::Type<'c>,
        order: Order,
        origin: ::core::option::Option<PointType<'c>>,
    ) -> ::core::result::Result<Self, ::isogloss::Diagnostic> {
        use ::isogloss::plumbing as p;
        p::get_checked(
            context,
            &[
                p::encode(width),
                p::encode(height),
                p::encode(of),
                p::encode(order),
                p::encode(origin),
            ],
        )
    }
    /// How wide it is.
    #[inline]
    pub fn width(self) -> u32 {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// How high it is.
    #[inline]
    pub fn height(self) -> u32 {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
    /// The parameter `of`.
    #[inline]
    pub fn of(self) -> ::isogloss::Type<'c> {
        ::isogloss::plumbing::param(self.0.node(), 2)
    }
    /// The parameter `order`.
    #[inline]
    pub fn order(self) -> Order {
        ::isogloss::plumbing::param(self.0.node(), 3)
    }
    /// The parameter `origin`.
    #[inline]
    pub fn origin(self) -> ::core::option::Option<PointType<'c>> {
        ::isogloss::plumbing::param(self.0.node(), 4)
    }
}

/// The check of the parameters of [`BoxType`], which the dialect's author implements for it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl BoxTypeVerify`",
    label = "`BoxTypeVerify` is not implemented",
    note = "the definition of `BoxType` sets `genVerifyDecl`"
)]
pub trait BoxTypeVerify {
    /// Whether there may be one with these parameters.
    ///
    /// # Errors
    /// What is wrong with them.
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
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PathType<'c>(::isogloss::Type<'c>);
::isogloss::def_handle!(PathType, Type, PATH_TYPE);
static PATH_TYPE: ::isogloss::def::Def = {
    use ::isogloss::plumbing as p;
    p::Def {
        mnemonic: Some("path"),
        params: &[
            p::required::<&'static str>("name", "::llvm::StringRef"),
            p::required::<&'static [i64]>("steps", "::llvm::ArrayRef<int64_t>"),
            p::with_default(
                p::required::<
                    ::isogloss::List<'static, Order>,
                >("orders", "::llvm::ArrayRef<Order>"),
                |_| p::empty_list::<Order>(),
            ),
            p::required::<bool>("type", "bool"),
        ],
        syntax: p::Syntax::Format(
            &[
                p::lit("<"),
                p::var(0),
                p::lit(","),
                p::spaced("["),
                p::var(1),
                p::lit("]"),
                p::optional(&[2], false, &[p::spaced(":"), p::spaced_var(2)], &[]),
                p::lit(","),
                p::custom(&PATH_TYPE_CLOSED, &[3], &[0], true),
                p::lit(">"),
            ],
        ),
        ..p::Def::new(p::DefKind::Type, "shapes", "shapes.path", "PathType")
    }
};
impl<'c> PathType<'c> {
    /// The type of these parameters.
    pub fn get(
        context: &'c ::isogloss::Context,
        name: &str,
        steps: &[i64],
        orders: &[Order],
        r#type: bool,
    ) -> Self {
        use ::isogloss::plumbing as p;
        p::get(
            context,
            &[
                p::encode(name),
                p::encode(steps),
                p::list(orders).param(),
                p::encode(r#type),
            ],
        )
    }
    /// What it is called.
    #[inline]
    pub fn name(self) -> &'c str {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `steps`.
    #[inline]
    pub fn steps(self) -> &'c [i64] {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
    /// The parameter `orders`.
    #[inline]
    pub fn orders(self) -> ::isogloss::List<'c, Order> {
        ::isogloss::plumbing::param(self.0.node(), 2)
    }
    /// The parameter `type`.
    #[inline]
    pub fn r#type(self) -> bool {
        ::isogloss::plumbing::param(self.0.node(), 3)
    }
}

/// The directive `custom<Closed>` in the assembly format of [`PathType`], which the dialect's author implements for it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl PathTypeClosed`",
    label = "`PathTypeClosed` is not implemented",
    note = "the assembly format of `PathType` has `custom<Closed>`"
)]
pub trait PathTypeClosed {
    /// Reads its parameters.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn parse<'c>(
        parser: &mut ::isogloss::text::AsmParser<'_, 'c>,
        name: &'c str,
    ) -> ::core::result::Result<bool, ::isogloss::Diagnostic>;
    /// Writes its parameters.
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
        let r#type = <PathType<
            '_,
        > as PathTypeClosed>::parse(parser, ::isogloss::plumbing::argument(refs, 0))?;
        Ok(Some(::std::vec![::isogloss::plumbing::encode(r#type)]))
    },
    print: |printer, node, bound, refs| <PathType<
        '_,
    > as PathTypeClosed>::print(
        printer,
        ::isogloss::plumbing::handle(node),
        ::isogloss::plumbing::argument(bound, 0),
        ::isogloss::plumbing::argument(refs, 0),
    ),
};

/// The type `!shapes.open`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct OpenType<'c>(::isogloss::Type<'c>);
::isogloss::def_handle!(OpenType, Type, OPEN_TYPE);
static OPEN_TYPE: ::isogloss::def::Def = {
    use ::isogloss::plumbing as p;
    p::Def {
        mnemonic: Some("open"),
        params: &[p::required::<i8>("depth", "i8")],
        syntax: p::Syntax::Custom(
            &p::CustomSyntax {
                parse: |parser| Ok(
                    <OpenType<'_> as OpenTypeSyntax>::parse(parser)?.into(),
                ),
                print: |node, printer| {
                    <OpenType<'_> as OpenTypeSyntax>::print(p::handle(node), printer);
                },
            },
        ),
        ..p::Def::new(p::DefKind::Type, "shapes", "shapes.open", "OpenType")
    }
};
impl<'c> OpenType<'c> {
    /// The type of these parameters.
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c ::isogloss::Context, depth: i8) -> Self {
        use ::isogloss::plumbing as p;
        p::get(context, &[p::encode(depth)])
    }
    /// The parameter `depth`.
    #[inline]
    pub fn depth(self) -> i8 {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
}

/// How [`OpenType`] is written behind its mnemonic, which the dialect's author implements for it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl OpenTypeSyntax`",
    label = "`OpenTypeSyntax` is not implemented",
    note = "the definition of `OpenType` sets `hasCustomAssemblyFormat`"
)]
pub trait OpenTypeSyntax {
    /// Reads what stands behind the mnemonic.
    ///
    /// # Errors
    /// What is wrong with it.
    fn parse<'c>(
        parser: &mut ::isogloss::text::AsmParser<'_, 'c>,
    ) -> ::core::result::Result<OpenType<'c>, ::isogloss::Diagnostic>;
    /// Writes what stands behind the mnemonic.
    fn print<'c>(
        value: OpenType<'c>,
        printer: &mut ::isogloss::text::AsmPrinter<'_, 'c>,
    );
}

/// The type `shapes.tally`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TallyType<'c>(::isogloss::Type<'c>);
::isogloss::def_handle!(TallyType, Type, TALLY_TYPE);
static TALLY_TYPE: ::isogloss::def::Def = {
    use ::isogloss::plumbing as p;
    p::Def {
        params: &[
            p::required::<u64>("count", "u64"),
            p::required::<&'static [::isogloss::Param<'static>]>("marks", "Params"),
        ],
        syntax: p::Syntax::Printed(|node, printer| {
            <TallyType<'_> as TallyTypeSyntax>::print(p::handle(node), printer);
        }),
        ..p::Def::new(p::DefKind::Type, "shapes", "shapes.tally", "TallyType")
    }
};
impl<'c> TallyType<'c> {
    /// The type of these parameters.
    pub fn get(
        context: &'c ::isogloss::Context,
        count: u64,
        marks: &'c [::isogloss::Param<'c>],
    ) -> Self {
        use ::isogloss::plumbing as p;
        p::get(context, &[p::encode(count), p::encode(marks)])
    }
    /// The parameter `count`.
    #[inline]
    pub fn count(self) -> u64 {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `marks`.
    #[inline]
    pub fn marks(self) -> &'c [::isogloss::Param<'c>] {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
}

/// How [`TallyType`], which no mnemonic announces, is written; the dialect's author implements it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl TallyTypeSyntax`",
    label = "`TallyTypeSyntax` is not implemented",
    note = "the definition of `TallyType` sets `hasCustomAssemblyFormat`"
)]
pub trait TallyTypeSyntax {
    /// Writes all of it.
    fn print<'c>(
        value: TallyType<'c>,
        printer: &mut ::isogloss::text::AsmPrinter<'_, 'c>,
    );
}

/// The dialect, as what its author implements its hooks for.
#[derive(Clone, Copy, Debug)]
pub struct ShapesDialect;

/// How types that no mnemonic claims are written, which the author implements for [`ShapesDialect`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ShapesTypeSyntax`",
    label = "`ShapesTypeSyntax` is not implemented",
    note = "the definition of the dialect sets `hasCustomTypeSyntax`"
)]
pub trait ShapesTypeSyntax {
    /// Reads what follows the dialect's name and the dot; `None` when it is
    /// nothing of the dialect's.
    ///
    /// # Errors
    /// What is wrong with it.
    fn parse<'c>(
        parser: &mut ::isogloss::text::AsmParser<'_, 'c>,
    ) -> ::core::result::Result<
        ::core::option::Option<::isogloss::Node<'c>>,
        ::isogloss::Diagnostic,
    >;
    /// Writes what follows the dialect's name and the dot; `false` when the
    /// tables are to do it.
    fn print<'c>(
        node: ::isogloss::Node<'c>,
        printer: &mut ::isogloss::text::AsmPrinter<'_, 'c>,
    ) -> bool;
}
