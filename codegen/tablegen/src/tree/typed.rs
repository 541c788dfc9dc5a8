//! Typed nodes, with their parts by name.

use super::{Element, Node, NodeKind, Token, TokenKind};

/// Defines a type for one kind of node.
macro_rules! typed {
    ($($(#[$doc:meta])* $name:ident($kind:ident);)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $name<'t>(Node<'t>);

        impl<'t> $name<'t> {
            /// The node as this type, if it is of its kind.
            #[must_use]
            pub fn cast(node: Node<'t>) -> Option<$name<'t>> {
                (node.kind() == NodeKind::$kind).then_some($name(node))
            }

            /// The node.
            #[must_use]
            pub fn node(self) -> Node<'t> {
                self.0
            }
        }
    )*};
}

typed! {
    /// `class Name<...> : Parent { ... }`.
    Class(Class);
    /// `def name : Parent { ... }`.
    Def(Def);
    /// `let field = value;` in a body.
    Let(Let);
    /// `let field = value in { ... }`.
    LetIn(LetIn);
    /// `include "name"`.
    Include(Include);
    /// An argument of a class or multiclass, with its type.
    TemplateArg(TemplateArg);
    /// A parent of a definition.
    Parent(Parent);
    /// The arguments of a class: `<1, name = 2>`.
    Args(Args);
    /// The `{ ... }` of a class or record.
    Body(Body);
}

/// A statement, at the top level or in a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Statement<'t>(Node<'t>);

impl<'t> Statement<'t> {
    /// The node as a statement, if it [is one](NodeKind::is_statement).
    #[must_use]
    pub fn cast(node: Node<'t>) -> Option<Statement<'t>> {
        node.kind().is_statement().then_some(Statement(node))
    }

    /// The node.
    #[must_use]
    pub fn node(self) -> Node<'t> {
        self.0
    }

    /// The statement as a class, if it is one.
    #[must_use]
    pub fn as_class(self) -> Option<Class<'t>> {
        Class::cast(self.0)
    }

    /// The statement as a record, if it is one.
    #[must_use]
    pub fn as_def(self) -> Option<Def<'t>> {
        Def::cast(self.0)
    }

    /// The statement as a `let` of a body, if it is one.
    #[must_use]
    pub fn as_let(self) -> Option<Let<'t>> {
        Let::cast(self.0)
    }

    /// The statement as an `include`, if it is one.
    #[must_use]
    pub fn as_include(self) -> Option<Include<'t>> {
        Include::cast(self.0)
    }

    /// The statements in its braces, or the one after `in`, `then` or `else`.
    pub fn statements(self) -> impl Iterator<Item = Statement<'t>> {
        self.0.children().flat_map(|child| {
            let inner = matches!(child.kind(), NodeKind::Block | NodeKind::Body).then(|| child.children());
            Statement::cast(child).into_iter().chain(inner.into_iter().flatten().filter_map(Statement::cast))
        })
    }
}

impl<'t> Class<'t> {
    /// The name; `None` if it is missing.
    #[must_use]
    pub fn name(self) -> Option<Token<'t>> {
        self.0.token(TokenKind::Identifier)
    }

    /// The arguments.
    pub fn template_args(self) -> impl Iterator<Item = TemplateArg<'t>> {
        children(self.0.child(NodeKind::TemplateArgs)).filter_map(TemplateArg::cast)
    }

    /// The parents.
    pub fn parents(self) -> impl Iterator<Item = Parent<'t>> {
        children(self.0.child(NodeKind::Parents)).filter_map(Parent::cast)
    }

    /// The body; `None` if the class ends with `;`.
    #[must_use]
    pub fn body(self) -> Option<Body<'t>> {
        self.0.child(NodeKind::Body).map(Body)
    }
}

impl<'t> Def<'t> {
    /// The name, which may be an expression; `None` for a record without one.
    #[must_use]
    pub fn name(self) -> Option<Node<'t>> {
        self.0.children().next().filter(|node| !matches!(node.kind(), NodeKind::Parents | NodeKind::Body))
    }

    /// The parents.
    pub fn parents(self) -> impl Iterator<Item = Parent<'t>> {
        children(self.0.child(NodeKind::Parents)).filter_map(Parent::cast)
    }

    /// The body; `None` if the record ends with `;`.
    #[must_use]
    pub fn body(self) -> Option<Body<'t>> {
        self.0.child(NodeKind::Body).map(Body)
    }
}

impl<'t> Body<'t> {
    /// The statements.
    pub fn statements(self) -> impl Iterator<Item = Statement<'t>> {
        self.0.children().filter_map(Statement::cast)
    }
}

impl<'t> Parent<'t> {
    /// The class; `None` if it is missing.
    #[must_use]
    pub fn name(self) -> Option<Token<'t>> {
        self.0.token(TokenKind::Identifier)
    }

    /// The arguments; `None` without `<...>`.
    #[must_use]
    pub fn args(self) -> Option<Args<'t>> {
        self.0.child(NodeKind::Args).map(Args)
    }
}

impl<'t> Args<'t> {
    /// The arguments: values and nodes of the kind [`NodeKind::NamedArg`].
    pub fn values(self) -> impl Iterator<Item = Node<'t>> {
        self.0.children()
    }
}

impl<'t> TemplateArg<'t> {
    /// The type; `None` if it is missing.
    #[must_use]
    pub fn ty(self) -> Option<Node<'t>> {
        self.0.child(NodeKind::Type)
    }

    /// The name; `None` if it is missing.
    #[must_use]
    pub fn name(self) -> Option<Token<'t>> {
        self.0.token(TokenKind::Identifier)
    }

    /// The default value, if there is one.
    #[must_use]
    pub fn default(self) -> Option<Node<'t>> {
        after_equal(self.0)
    }
}

impl<'t> Let<'t> {
    /// The field; `None` if it is missing.
    #[must_use]
    pub fn field(self) -> Option<Token<'t>> {
        self.0.token(TokenKind::Identifier)
    }

    /// The value; `None` if it is missing.
    #[must_use]
    pub fn value(self) -> Option<Node<'t>> {
        after_equal(self.0)
    }
}

impl<'t> LetIn<'t> {
    /// The bindings, nodes of the kind [`NodeKind::Binding`].
    pub fn bindings(self) -> impl Iterator<Item = Node<'t>> {
        self.0.children().filter(|child| child.kind() == NodeKind::Binding)
    }

    /// The statements in their scope.
    pub fn statements(self) -> impl Iterator<Item = Statement<'t>> {
        Statement(self.0).statements()
    }
}

impl<'t> Include<'t> {
    /// The name of the file, in its quotes.
    #[must_use]
    pub fn name(self) -> Option<Token<'t>> {
        self.0.token(TokenKind::String)
    }
}

fn children(node: Option<Node<'_>>) -> impl Iterator<Item = Node<'_>> {
    node.into_iter().flat_map(Node::children)
}

/// The node after the `=` of a node.
fn after_equal(node: Node<'_>) -> Option<Node<'_>> {
    let mut elements = node.elements();
    elements.find(|element| matches!(element, Element::Token(token) if token.kind() == TokenKind::Equal))?;
    elements.find_map(|element| match element {
        Element::Node(node) => Some(node),
        Element::Token(_) => None,
    })
}
