export interface Volume {
  n: number;
}
export const millilitres = (n: number): Volume => ({ n });
