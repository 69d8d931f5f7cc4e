export interface Seat {
  row: number;
}
