class R;
class C<string n> {
  R x = !cast<R>(n);
}
def a : C<"nothing">;
