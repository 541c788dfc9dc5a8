#ifdef NEVER
class A;
