assert 0;
