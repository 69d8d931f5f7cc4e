export interface Options {
  size: number;
}
