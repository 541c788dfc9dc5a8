def then;
