def a { string s = "x"
#define
; }
