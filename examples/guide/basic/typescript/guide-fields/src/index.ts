export class Booking {
  note?: string;
}
