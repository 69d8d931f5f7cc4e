export interface Options {
  one: number;
}
