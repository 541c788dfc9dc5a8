class C {
  dump 64;
}

def d : C;
