// Corners of POSIX expressions: an empty group, counts, brackets, anchors inside, references. A text is one line.
class Matches<string pattern> {
  list<bit> found = !foreach(text, ["", "a", "ab", "abcd", "a\nb", "a-c", "]", "abba", "{", "a{2", "<a>", "d"], !match(text, pattern));
}
def m00 : Matches<"()">;
def m01 : Matches<"a()b">;
def m02 : Matches<"(a|ab)(c|bcd)$">;
def m03 : Matches<"^a.b$">;
def m04 : Matches<"a[^x]b">;
def m05 : Matches<"^b">;
def m06 : Matches<"a$">;
def m07 : Matches<"^$">;
def m08 : Matches<"a{0}b">;
def m09 : Matches<"a{,2}">;
def m10 : Matches<"[[.a.]]">;
def m11 : Matches<"[[=a=]]">;
def m12 : Matches<"[a-]">;
def m13 : Matches<"[]a]">;
def m14 : Matches<"[^]a]">;
def m15 : Matches<"(a)\\1">;
def m16 : Matches<"(a*)*">;
def m17 : Matches<"a^b">;
def m18 : Matches<"a$b">;
def m19 : Matches<"((a)|b)*c">;
def m20 : Matches<"{">;
def m21 : Matches<"a{">;
def m22 : Matches<"a{x">;
def m23 : Matches<"}">;
def m24 : Matches<"]">;
def m25 : Matches<"(a)(b)\\2\\1">;
def m26 : Matches<"a{255}">;
def m27 : Matches<"\\<a\\>">;
def m28 : Matches<"\\d">;
