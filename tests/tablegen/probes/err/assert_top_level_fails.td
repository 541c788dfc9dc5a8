assert !eq(1, 2), "one is not " # 2;
def a;
