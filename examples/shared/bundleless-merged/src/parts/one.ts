export interface Part {
  n: number;
}
export const one: Part = { n: 1 };
