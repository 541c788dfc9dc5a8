dump "text " # 5;
dump !cast<string>(3);
def a;
