class Dialect { string name = ?; string cppNamespace = name; }
def U_Dialect : Dialect;
