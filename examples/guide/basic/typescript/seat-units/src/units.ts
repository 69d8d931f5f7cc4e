export interface Unit {
  seats: number;
}

export const one: Unit = { seats: 8 };
