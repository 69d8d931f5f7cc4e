declare const BOAT: string;

export const best = BOAT;
