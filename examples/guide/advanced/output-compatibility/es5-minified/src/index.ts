export const label = (hour?: number) => `${hour ?? 0}`;
