export interface Cup {
  millilitres: number;
}
