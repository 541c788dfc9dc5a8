class C<code c> { code x = c; string y = c; }
def d : C<[{ body }]>;
def e : C<"plain">;
