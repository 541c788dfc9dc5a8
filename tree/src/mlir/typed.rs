//! Typed nodes, with their parts by name.

use super::{Element, Node, NodeKind, Token, TokenKind};

/// Defines a type for one kind of node.
macro_rules! typed {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $name<'t>(Node<'t>);

        impl<'t> $name<'t> {
            /// The node as this type, if it is of its kind.
            #[must_use]
            pub fn cast(node: Node<'t>) -> Option<$name<'t>> {
                (node.kind() == NodeKind::$name).then_some($name(node))
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
    /// An operation, with its results, regions and location.
    Operation;
    /// `%a:2` before the `=` of an operation.
    Result;
    /// `%a#1`: a use of a value, or a definition in the custom form of an operation.
    Value;
    /// The `{ ... }` of blocks.
    Region;
    /// A block: its label, if it has one, and its operations.
    Block;
    /// `%x: i32` of a label.
    BlockArgument;
    /// `{a = 1, b}`.
    Dictionary;
    /// `a = 1` of a dictionary.
    Entry;
    /// `#name = attribute`.
    AttributeAlias;
    /// `!name = type`.
    TypeAlias;
}

impl<'t> Operation<'t> {
    /// The name: a [`TokenKind::String`] with its quotes in generic form, a [`TokenKind::BareIdentifier`] in custom form.
    /// `None` if it is missing.
    #[must_use]
    pub fn name_token(self) -> Option<Token<'t>> {
        let is_name =
            |token: &Token<'t>| matches!(token.kind(), TokenKind::String | TokenKind::BareIdentifier);
        tokens(self.0).find(|token| !token.is_trivia()).filter(is_name)
    }

    /// The name without quotes: `arith.addi`; in custom form it may lack the dialect, as `return` does.
    #[must_use]
    pub fn name(self) -> Option<&'t str> {
        self.name_token().map(|token| token.text().trim_matches('"'))
    }

    /// Whether the generic form is used.
    #[must_use]
    pub fn is_generic(self) -> bool {
        self.name_token().is_some_and(|token| token.kind() == TokenKind::String)
    }

    /// The names before the `=`.
    pub fn results(self) -> impl Iterator<Item = Result<'t>> {
        self.0.child(NodeKind::Results).into_iter().flat_map(Node::children).filter_map(Result::cast)
    }

    /// The values that it names outside of its regions, in order: operands, and in custom form the definitions for its
    /// regions.
    pub fn values(self) -> impl Iterator<Item = Value<'t>> {
        outside_regions(self.0).filter_map(Value::cast)
    }

    /// The operands: [values](Operation::values) that are not [definitions](Value::is_definition).
    pub fn operands(self) -> impl Iterator<Item = Value<'t>> {
        self.values().filter(|value| !value.is_definition())
    }

    /// The names of blocks to which it may branch.
    pub fn successors(self) -> impl Iterator<Item = Token<'t>> {
        outside_regions(self.0)
            .filter(|node| node.kind() == NodeKind::Successor)
            .filter_map(|node| node.first_token())
    }

    /// The regions.
    pub fn regions(self) -> impl Iterator<Item = Region<'t>> {
        self.0.children().filter_map(Region::cast)
    }

    /// The dictionary of attributes. In custom form it is the last one outside of other brackets.
    #[must_use]
    pub fn attributes(self) -> Option<Dictionary<'t>> {
        self.0.children().filter_map(Dictionary::cast).last()
    }

    /// The `<{...}>` of the generic form.
    #[must_use]
    pub fn properties(self) -> Option<Dictionary<'t>> {
        let properties = self.0.child(NodeKind::Properties)?;
        properties.children().find_map(Dictionary::cast)
    }

    /// The symbol that it defines: `@name` in custom form, the string after `sym_name =` in generic form.
    ///
    /// Custom forms are known only as text: a symbol that comes first counts as a definition, which is wrong for
    /// `func.call @f()`.
    #[must_use]
    pub fn symbol(self) -> Option<Token<'t>> {
        if !self.is_generic() {
            let symbol = self.0.child(NodeKind::Symbol)?;
            // A symbol after values or types is a use, such as the name of a called function.
            let first = self.0.children().find(|node| node.kind() != NodeKind::Results)?;
            return if first == symbol { symbol.first_token() } else { None };
        }
        let dictionaries = self.properties().into_iter().chain(self.attributes());
        let entry = dictionaries.flat_map(Dictionary::entries).find(|entry| entry.name() == "sym_name")?;
        entry.value()?.token(TokenKind::String)
    }

    /// `loc(...)` at the end.
    #[must_use]
    pub fn location(self) -> Option<Node<'t>> {
        self.0.child(NodeKind::Location)
    }

    /// The block that it is in; `None` at the top level.
    #[must_use]
    pub fn block(self) -> Option<Block<'t>> {
        self.0.parent().and_then(Block::cast)
    }

    /// The operation that it is in; `None` at the top level.
    #[must_use]
    pub fn parent(self) -> Option<Operation<'t>> {
        self.0.ancestors().find_map(Operation::cast)
    }
}

impl<'t> Result<'t> {
    /// The name: `%a`.
    #[must_use]
    pub fn name(self) -> Option<Token<'t>> {
        self.0.token(TokenKind::ValueName)
    }

    /// The number of results with this name.
    #[must_use]
    pub fn count(self) -> usize {
        self.0.token(TokenKind::Integer).and_then(|token| token.text().parse().ok()).unwrap_or(1)
    }
}

impl<'t> Value<'t> {
    /// The name, without the number of a result: `%a`.
    #[must_use]
    pub fn name(self) -> Option<Token<'t>> {
        self.0.token(TokenKind::ValueName)
    }

    /// The number of a result: 1 in `%a#1`.
    #[must_use]
    pub fn number(self) -> Option<usize> {
        self.0.token(TokenKind::ResultNumber)?.text().get(1..)?.parse().ok()
    }

    /// Whether it is a definition: an argument of a label, or a value of an operation with regions that has `=` after it, or
    /// `:` in parentheses, as in `for %i = 0 to 4 { ... }` and `func @f(%a: i32) { ... }`. A dialect may have more.
    ///
    /// ```
    /// use isogloss_tree::mlir::{Operation, Tree};
    /// let tree = Tree::parse("scf.for %i = %a to %b { foo.use %i }");
    /// let scf = tree.operations().next().unwrap();
    /// let names = |uses| Operation::values(scf).filter(move |value| value.is_definition() != uses);
    /// assert_eq!(names(false).map(|value| value.node().text()).collect::<Vec<_>>(), ["%i"]);
    /// assert_eq!(scf.operands().map(|value| value.node().text()).collect::<Vec<_>>(), ["%a", "%b"]);
    /// ```
    #[must_use]
    pub fn is_definition(self) -> bool {
        let Some(parent) = self.0.parent() else { return false };
        if parent.kind() == NodeKind::BlockArgument {
            return parent.first_token() == self.0.first_token();
        }
        let mut next = self.0.last_token().and_then(Token::next);
        while next.is_some_and(Token::is_trivia) {
            next = next.and_then(Token::next);
        }
        let follows = match next.map(Token::kind) {
            Some(TokenKind::Equal) => true,
            Some(TokenKind::Colon) => parent.kind() == NodeKind::Parens,
            Some(_) | None => false,
        };
        follows
            && self.0.ancestors().find_map(Operation::cast).is_some_and(|operation| {
                !operation.is_generic()
                    && operation.regions().any(|region| region.0.range().start > self.0.range().start)
            })
    }
}

impl<'t> Region<'t> {
    /// The blocks; none if it is empty.
    pub fn blocks(self) -> impl Iterator<Item = Block<'t>> {
        self.0.children().filter_map(Block::cast)
    }

    /// The operations of all blocks.
    pub fn operations(self) -> impl Iterator<Item = Operation<'t>> {
        self.blocks().flat_map(Block::operations)
    }
}

impl<'t> Block<'t> {
    /// The name: `^bb0`; `None` without a label.
    #[must_use]
    pub fn label(self) -> Option<Token<'t>> {
        self.0.child(NodeKind::Label)?.token(TokenKind::BlockName)
    }

    /// The arguments of the label.
    pub fn arguments(self) -> impl Iterator<Item = BlockArgument<'t>> {
        self.0.child(NodeKind::Label).into_iter().flat_map(Node::children).filter_map(BlockArgument::cast)
    }

    /// The operations.
    pub fn operations(self) -> impl Iterator<Item = Operation<'t>> {
        self.0.children().filter_map(Operation::cast)
    }
}

impl<'t> BlockArgument<'t> {
    /// The value.
    #[must_use]
    pub fn value(self) -> Option<Value<'t>> {
        self.0.child(NodeKind::Value).map(Value)
    }

    /// The type.
    #[must_use]
    pub fn ty(self) -> Option<Node<'t>> {
        self.0.child(NodeKind::Type)
    }

    /// `loc(...)`.
    #[must_use]
    pub fn location(self) -> Option<Node<'t>> {
        self.0.child(NodeKind::Location)
    }
}

impl<'t> Dictionary<'t> {
    /// The entries.
    pub fn entries(self) -> impl Iterator<Item = Entry<'t>> {
        self.0.children().filter_map(Entry::cast)
    }

    /// The value of an entry.
    #[must_use]
    pub fn get(self, name: &str) -> Option<Node<'t>> {
        self.entries().find(|entry| entry.name() == name)?.value()
    }
}

impl<'t> Entry<'t> {
    /// The name, without quotes; empty if it is missing.
    #[must_use]
    pub fn name(self) -> &'t str {
        self.0.first_token().map_or("", |token| token.text().trim_matches('"'))
    }

    /// The value; `None` for a name alone.
    #[must_use]
    pub fn value(self) -> Option<Node<'t>> {
        self.0.children().next()
    }
}

impl<'t> AttributeAlias<'t> {
    /// The name, with its `#`.
    #[must_use]
    pub fn name(self) -> Option<Token<'t>> {
        self.0.token(TokenKind::AttributeName)
    }

    /// The attribute.
    #[must_use]
    pub fn value(self) -> Option<Node<'t>> {
        self.0.children().next()
    }
}

impl<'t> TypeAlias<'t> {
    /// The name, with its `!`.
    #[must_use]
    pub fn name(self) -> Option<Token<'t>> {
        self.0.token(TokenKind::TypeName)
    }

    /// The type.
    #[must_use]
    pub fn value(self) -> Option<Node<'t>> {
        self.0.children().next()
    }
}

fn tokens(node: Node<'_>) -> impl Iterator<Item = Token<'_>> {
    node.elements().filter_map(|element| match element {
        Element::Token(token) => Some(token),
        Element::Node(_) => None,
    })
}

/// All nodes in a node outside of its regions, each before its descendants.
fn outside_regions(node: Node<'_>) -> impl Iterator<Item = Node<'_>> {
    // The nodes with pending descendants, innermost last.
    let mut open = vec![node.children()];
    std::iter::from_fn(move || {
        loop {
            let Some(child) = open.last_mut()?.next() else {
                open.pop();
                continue;
            };
            if child.kind() != NodeKind::Region {
                open.push(child.children());
                return Some(child);
            }
        }
    })
}
