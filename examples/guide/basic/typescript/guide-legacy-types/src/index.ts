import { type Seat } from './seat';
const watched = (_target: object, _key: string): void => {};
export class Booking {
  @watched
  seat!: Seat;
}
