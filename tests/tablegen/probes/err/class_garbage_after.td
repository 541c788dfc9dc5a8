class A; banana
