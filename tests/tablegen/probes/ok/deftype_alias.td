deftype Word = bits<8>;
deftype Names = list<string>;
deftype Both = list<Names>;
class C<Names ns, Word w> { Names n = ns; Word x = w; }
def a : C<["a"], 5> { Both b = [["x"]]; bit z = !isa<Names>(["p"]); int i = !cast<int>(!cast<Word>(3)); }
