export const chip = (degrees: number): string => `${degrees} °C`;
