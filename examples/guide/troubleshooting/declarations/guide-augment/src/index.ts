declare global {
  interface String {
    steep(): number;
  }
}
declare module './options' {
  interface Options {
    more: number;
  }
}
export type { Options } from './options';
