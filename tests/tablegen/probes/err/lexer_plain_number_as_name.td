def 55;
