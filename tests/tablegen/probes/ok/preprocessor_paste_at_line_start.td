// A `#` at the start of a line that no directive follows is the paste operator.
def a { string s = "x"
# "y"; }
