declare module '#text' {
  export const aliased = 1;
}
