export interface Passenger {
  age: number;
}

/** The fare in cents. Children under six travel free. */
export function fare(passenger: Passenger): number {
  return passenger.age < 6 ? 0 : 450;
}
