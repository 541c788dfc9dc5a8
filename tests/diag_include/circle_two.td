// Back to the first.
include "circle_one.td"
