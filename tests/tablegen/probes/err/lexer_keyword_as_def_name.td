def foreach;
