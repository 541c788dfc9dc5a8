//! Directives of the forms of `linalg`.

use isogloss::directives;
use isogloss::ir::format::{DirectiveText, OpDirective};

directives! {
    implied_attribute IMPLIED_ATTRIBUTE "implied-attribute" "a keyword" "(word = attribute)?";
    identity_maps IDENTITY_MAPS "identity-maps" "a map" "";
    payload PAYLOAD "payload" "'{'" "({ operation })?";
    payload_body PAYLOAD_BODY "payload-body" "'('" "((%argument: type, ...) {...})?";
}
