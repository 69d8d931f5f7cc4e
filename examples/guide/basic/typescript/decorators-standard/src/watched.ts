export const watched = (_value: undefined, _context: object): void => {};
