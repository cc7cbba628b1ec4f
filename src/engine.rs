//! The fast side: no events, no memory to watch, only results.
