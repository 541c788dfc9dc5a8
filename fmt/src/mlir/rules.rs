//! The rules for the number of blanks between two tokens on one line.

use isogloss_tree::mlir::{NodeKind, TokenKind};

/// Two tokens and their context.
pub(super) struct Pair<'t> {
    /// The smallest node that contains both.
    pub(super) node: NodeKind,
    /// The outermost node that begins with the second.
    pub(super) starts: Option<NodeKind>,
    pub(super) first: TokenKind,
    pub(super) first_text: &'t str,
    pub(super) second: TokenKind,
    pub(super) second_text: &'t str,
    /// The author's blanks.
    pub(super) blanks: u32,
    /// If one of the tokens is `=`: whether it assigns results or a value.
    pub(super) assigns: bool,
    /// If one of the tokens is `=`: the blanks or line breaks on its other side; the author's if that side is on the
    /// right.
    pub(super) other_blanks: u32,
    /// Whether they are in `dense<...>`, where blanks distinguish numbers from pairs.
    pub(super) is_loose: bool,
    /// Whether they are in a location.
    pub(super) is_location: bool,
    /// Whether they are in an affine map, a set, or an operation of the dialect `affine`.
    pub(super) is_affine: bool,
    /// Whether they are between `{-#` and `#-}`.
    pub(super) is_resource: bool,
    /// Whether the first ends a type.
    pub(super) after_type: bool,
    /// Whether the token before the first ends an operand of an affine expression.
    pub(super) after_operand: bool,
    /// Whether the first closes brackets or a region, and is not a comparison.
    pub(super) after_brackets: bool,
    /// The token after the second.
    pub(super) next: Option<TokenKind>,
    /// Whether they are in parentheses after the name of a block.
    pub(super) is_successor: bool,
    /// Whether they are in the arguments of a function.
    pub(super) is_signature: bool,
    /// Whether the operation around them is in generic form.
    pub(super) is_generic: bool,
}

/// Whether a token opens the brackets of a node. Otherwise `<` is a comparison.
fn opens(kind: TokenKind, node: NodeKind) -> bool {
    match kind {
        TokenKind::LParen | TokenKind::LSquare | TokenKind::LBrace => true,
        TokenKind::Less => matches!(node, NodeKind::Angles | NodeKind::Properties),
        _ => false,
    }
}

fn closes(kind: TokenKind, node: NodeKind) -> bool {
    match kind {
        TokenKind::RParen | TokenKind::RSquare | TokenKind::RBrace => true,
        TokenKind::Greater => matches!(node, NodeKind::Angles | NodeKind::Properties),
        _ => false,
    }
}

/// Whether a token is a character of an operator such as `>=` and `==`.
fn is_operator(kind: TokenKind) -> bool {
    matches!(
        kind,
        TokenKind::Equal
            | TokenKind::Less
            | TokenKind::Greater
            | TokenKind::Plus
            | TokenKind::Minus
            | TokenKind::Star
            | TokenKind::Slash
            | TokenKind::Bar
            | TokenKind::Question
            | TokenKind::Unknown
    )
}

/// Whether a token is an operator of affine expressions, between two operands or as a sign.
fn is_sum(kind: TokenKind) -> bool {
    matches!(kind, TokenKind::Plus | TokenKind::Minus | TokenKind::Star)
}

/// Whether a token is a character of a comparison in sets: `==`, `>=` and `<=`.
fn is_comparison(kind: TokenKind) -> bool {
    matches!(kind, TokenKind::Equal | TokenKind::Less | TokenKind::Greater)
}

/// The operators of affine expressions that are words.
fn is_affine_word(text: &str) -> bool {
    matches!(text, "ceildiv" | "floordiv" | "mod")
}

/// Whether a token is a name or a literal. An integer may be a part of a shape.
fn is_word(kind: TokenKind) -> bool {
    matches!(
        kind,
        TokenKind::BareIdentifier
            | TokenKind::ValueName
            | TokenKind::BlockName
            | TokenKind::SymbolName
            | TokenKind::AttributeName
            | TokenKind::TypeName
            | TokenKind::String
            | TokenKind::Float
    )
}

/// Attributes that begin with a word and `<`.
pub(super) const LITERALS: [&str; 7] =
    ["affine_map", "affine_set", "array", "dense", "dense_resource", "sparse", "strided"];

impl Pair<'_> {
    /// Whether the first is the name of an operation.
    fn is_name(&self) -> bool {
        self.first_text.contains('.') || self.first_text == "return"
    }

    /// The number of blanks.
    pub(super) fn blanks(&self) -> u32 {
        let author = self.blanks.min(1);
        let wanted = self.wanted(author);
        // A `-` belongs to the previous token, or to `->` and `{-#`; `::` is another token, and `<=` is not a bracket.
        let sticks = self.first_text.ends_with('-')
            || self.second_text.starts_with('-')
            || matches!(
                (self.first, self.second),
                (TokenKind::Colon, TokenKind::Colon | TokenKind::DoubleColon)
                    | (TokenKind::DoubleColon, TokenKind::Colon)
                    | (TokenKind::Less, TokenKind::Equal)
            );
        if wanted < author && sticks { author } else { wanted }
    }

    fn wanted(&self, author: u32) -> u32 {
        use TokenKind::{
            Arrow, BareIdentifier, Colon, Comma, Equal, Integer, LBrace, LParen, LSquare, Less, RBrace,
            RParen, RSquare, ResultNumber, ValueName,
        };
        let Pair { node, first, second, starts, .. } = *self;
        let is_list = matches!(
            node,
            NodeKind::Operands
                | NodeKind::Successors
                | NodeKind::Properties
                | NodeKind::Dictionary
                | NodeKind::Parens
                | NodeKind::Brackets
                | NodeKind::Label
                | NodeKind::Location
        );
        let (opened, closed) = (opens(first, node), closes(second, node));
        match (first, second) {
            // Inside brackets. In braces of unknown meaning, and in `{-#`, the author's blanks are preserved.
            _ if opened && closed => {
                if is_list {
                    0
                } else {
                    author
                }
            }
            _ if opened && (is_list || (node == NodeKind::Angles && first == Less)) => 0,
            _ if closed && (is_list || node == NodeKind::Angles) => 0,
            (LParen, _) if starts == Some(NodeKind::Region) => 0,
            (RBrace, RParen) if self.is_generic && node == NodeKind::Operation => 0,
            (_, Comma) => 0,
            // `dense<[(1,2), (3,4)]>`, complex numbers.
            (Comma, _) => u32::from(!(self.is_loose && node == NodeKind::Parens)),
            (first, second)
                if self.is_affine
                    && node == NodeKind::Parens
                    && !self.assigns
                    && (is_comparison(first) || is_comparison(second)) =>
            {
                u32::from(!(is_comparison(first) && is_comparison(second)))
            }
            // Parts of one operator, such as `>=` and `==`.
            (Equal, second) if is_operator(second) && second != TokenKind::Minus && author == 0 => 0,
            (first, Equal) if is_operator(first) && author == 0 => 0,
            (_, Equal) if node == NodeKind::Operation && (self.after_type || self.after_brackets) => 1,
            (Equal, _) | (_, Equal) => match node {
                NodeKind::Results | NodeKind::Entry | NodeKind::AttributeAlias | NodeKind::TypeAlias => 1,
                NodeKind::Angles => author,
                _ if self.assigns => 1,
                _ => (self.blanks + self.other_blanks).min(1),
            },
            _ if node == NodeKind::Result => 0,
            _ if starts == Some(NodeKind::Location) => 1,
            // `"file":1:2 to :3`.
            (first, Colon) if self.is_location && is_list => {
                if first == BareIdentifier {
                    author
                } else {
                    0
                }
            }
            (Colon, _) if self.is_location && is_list => 0,
            (_, Colon) if self.is_resource => 0,
            // A literal and its type, unlike `0:4`.
            (Integer | TokenKind::Float | TokenKind::String, Colon)
                if matches!(node, NodeKind::Brackets | NodeKind::Parens)
                    && matches!(self.next, Some(BareIdentifier | TokenKind::TypeName)) =>
            {
                1
            }
            (_, Colon) => match node {
                NodeKind::Label | NodeKind::BlockArgument => 0,
                // `offset: [0]`, unlike `: type` after a word.
                NodeKind::Operation
                    if first == BareIdentifier
                        && !self.after_type
                        && !self.is_name()
                        && matches!(self.next, Some(LSquare | ValueName | Integer | TokenKind::String)) =>
                {
                    author
                }
                NodeKind::Operation | NodeKind::Attribute | NodeKind::Entry => 1,
                NodeKind::Angles if matches!(first, RParen | RSquare) => 1,
                NodeKind::Parens if self.is_successor => 1,
                NodeKind::Parens if self.is_signature && first == ValueName => 0,
                _ => author,
            },
            (Colon, TokenKind::BlockName) => 1,
            (Colon, _) => {
                let is_range = node == NodeKind::Brackets && starts != Some(NodeKind::Type);
                if self.is_loose || is_range { author } else { 1 }
            }
            (Arrow, _) if node == NodeKind::Type || starts == Some(NodeKind::Type) || second == LParen => 1,
            (first, Arrow)
                if matches!(node, NodeKind::Type | NodeKind::Operation)
                    || first == RParen
                    || (node == NodeKind::Angles && first == RSquare) =>
            {
                1
            }
            _ if self.is_generic && node == NodeKind::Operation => match starts {
                Some(NodeKind::Operands | NodeKind::Successors) => 0,
                Some(NodeKind::Properties | NodeKind::Dictionary) => 1,
                _ if second == LParen => 1,
                _ => author,
            },
            (_, LBrace) => match starts {
                Some(NodeKind::Region) => 1,
                Some(NodeKind::Dictionary) => {
                    let may_stick =
                        first == BareIdentifier && !self.after_type && node != NodeKind::Operation;
                    if may_stick { author } else { 1 }
                }
                _ => author,
            },
            // `memref<4xf32>`, `dense<0>`.
            (BareIdentifier, Less)
                if starts == Some(NodeKind::Angles)
                    && (node == NodeKind::Type || LITERALS.contains(&self.first_text)) =>
            {
                0
            }
            (TokenKind::BlockName | TokenKind::SymbolName, LParen) => 0,
            (BareIdentifier, LSquare) if self.first_text == "distinct" => 0,
            (first, _) if self.is_affine && first == BareIdentifier && is_affine_word(self.first_text) => 1,
            (first, second)
                if self.is_affine
                    && second == BareIdentifier
                    && is_affine_word(self.second_text)
                    && (first == Integer || first == RParen || first == RSquare || is_word(first)) =>
            {
                1
            }
            // `(d0)[s0]`.
            (RParen, LSquare) if self.is_affine && node == NodeKind::Angles => 0,
            (first, second) if self.is_affine && (is_sum(first) || is_sum(second)) => {
                // A sign belongs to the number after it.
                let is_sign = is_sum(first) && !self.after_operand;
                u32::from(!is_sign)
            }
            // A word after brackets, but not the second half of `[4]x8`.
            (_, second) if self.after_brackets && is_word(second) && node == NodeKind::Operation => {
                let may_be_shape = first == RSquare && self.second_text.starts_with('x');
                if may_be_shape { author } else { 1 }
            }
            (Integer, _) | (_, ResultNumber) => author,
            (ResultNumber, second) if is_word(second) => 1,
            (first, second) if is_word(first) && is_word(second) => {
                if node == NodeKind::Angles {
                    author
                } else {
                    1
                }
            }
            _ => author,
        }
    }
}
