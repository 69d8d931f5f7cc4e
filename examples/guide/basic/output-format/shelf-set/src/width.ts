export const width = (books: number): number => books * 3;
