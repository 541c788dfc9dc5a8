dump "s"
def a;
