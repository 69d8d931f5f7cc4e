export interface Fare {
  cents: number;
}
export const half = (fare: Fare): Fare => fare;
