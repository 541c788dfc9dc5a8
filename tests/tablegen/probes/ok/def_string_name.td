def "quoted name" { int x = 1; }
def "with" # "_paste" # 2;
