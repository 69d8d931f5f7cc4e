export const count = (all: readonly string[]): number => all.length;
