export interface Options {
  a: number;
}
