% The second program of the textbook, retold: make a permutation of the rows, then ask whether its queens are safe.
%   swipl permutation.pl 8      prints every solution, the row of each column, in the order in which Prolog finds them.

:- initialization(main, main).

main([Argument]) :-
    atom_number(Argument, N),
    numlist(1, N, Rows),
    forall(( arrangement(Rows, Queens), peaceful(Queens) ), ( print(Queens), nl )).

% An arrangement of a list arranges its tail and puts its head at any place of the result.
arrangement([], []).
arrangement([Row|Rows], Arranged) :-
    arrangement(Rows, Rest),
    select(Row, Arranged, Rest).

% The later queens are looked at first, then this one against them.
peaceful([]).
peaceful([Queen|Later]) :-
    peaceful(Later),
    spares(Queen, Later, 1).

% Queen holds no diagonal of the queens that begin Distance columns further on. Rows and columns differ already.
spares(_, [], _).
spares(Queen, [Other|Later], Distance) :-
    Other - Queen =\= Distance,
    Queen - Other =\= Distance,
    Further is Distance + 1,
    spares(Queen, Later, Further).
