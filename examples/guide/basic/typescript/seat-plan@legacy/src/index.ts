const watched = (_target: object, _key: string): void => {};

export class Booking {
  @watched
  holder: string = 'nobody';

  note?: string;
}
