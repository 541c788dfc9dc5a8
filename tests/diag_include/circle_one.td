include "circle_two.td"
