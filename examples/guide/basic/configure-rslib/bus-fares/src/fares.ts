const PER_ZONE = 140;

export const fare = (zones: number[]): number => new Set(zones).size * PER_ZONE;
