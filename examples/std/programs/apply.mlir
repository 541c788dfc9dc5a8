// Language reference of 2020, "Attribute Value Aliases", to the letter; `%a` is an argument, and each use is in a
// function of its own, because both define `%b`.
// langref:122: the Affine dialect defines the namespace: affine
#map = (d0) -> (d0 + 10)
func @original(%a: index) {
// Using the original attribute.
%b = affine.apply (d0) -> (d0 + 10) (%a)
return
}
func @alias(%a: index) {
// Using the attribute alias.
%b = affine.apply #map(%a)
return
}
