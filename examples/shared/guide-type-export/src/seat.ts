export interface Seat {
  row: number;
}
export const label = 'seat';
