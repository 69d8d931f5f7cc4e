export { last } from './last';
export const folder = process.cwd();
export const title = () => document.title;
export const nothing: string = null;
export class Place {
  constructor(private name: string) {}
  copy = this.name;
}
const watched = (_target: object, _key: string): void => {};
export class Seat {
  @watched
  row = 1;
}
