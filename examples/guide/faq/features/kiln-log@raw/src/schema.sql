create table firings (cone integer);
