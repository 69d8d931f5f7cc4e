export const childFare = (fare: number): number => Math.ceil(fare / 2);
