export const label = (hour: number) => `${hour}`.padStart(2, '0');
