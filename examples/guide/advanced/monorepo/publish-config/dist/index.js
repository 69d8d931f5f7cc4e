export const crates = 12;
