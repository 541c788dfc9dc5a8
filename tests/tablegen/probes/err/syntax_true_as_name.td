def true;
