def op;
def (op);
