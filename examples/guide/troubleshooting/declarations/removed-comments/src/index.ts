/** Degrees Celsius. */
export const boiling: number = 100;
