#ifndef NEVER
class A;


