export interface Seat {
  row: number;
  place: number;
}

export const label = (seat: Seat): string => `${seat.row}-${seat.place}`;
