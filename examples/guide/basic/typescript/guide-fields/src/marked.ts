const watched = (_target: object, _key: string): void => {};
export class Marked {
  @watched
  holder = 1;
}
