def	a;	def	b { int	x	=	1; }
