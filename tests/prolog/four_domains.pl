% The third program of the textbook, retold: a queen takes her column, row and two diagonals out of four domains.
%   swipl four_domains.pl 8     prints every solution, the row of each column, in the order in which Prolog finds them.

:- initialization(main, main).

main([Argument]) :-
    atom_number(Argument, N),
    domains(N, Columns, Rows, Up, Down),
    forall(place(Queens, Columns, Rows, Up, Down), ( print(Queens), nl )).

% The four domains of a board of any size.
domains(N, Columns, Columns, Up, Down) :-
    numlist(1, N, Columns),
    Least is 1 - N, Most is N - 1, numlist(Least, Most, Up),
    Last is 2 * N, numlist(2, Last, Down).

% One queen for each column, in order, each with coordinates that the queens before her left in the domains.
place([], [], _, _, _).
place([Y|Queens], [X|Columns], Rows, Up, Down) :-
    select(Y, Rows, RowsLeft),
    U is X - Y, select(U, Up, UpLeft),
    V is X + Y, select(V, Down, DownLeft),
    place(Queens, Columns, RowsLeft, UpLeft, DownLeft).
