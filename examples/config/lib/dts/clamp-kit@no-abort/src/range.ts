export type Range = { min: number; max: Limit };
