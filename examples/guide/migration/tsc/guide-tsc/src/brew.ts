/** One part of coffee. */
export const brew = (cups: number): number => cups;
