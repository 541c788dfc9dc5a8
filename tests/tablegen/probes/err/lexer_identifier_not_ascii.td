def déf;
