export interface Unit {
  label: string;
  size: number;
}

export function pickUnit(value: number, units: Unit[]): Unit {
  return units.find((unit) => value >= unit.size) ?? units[units.length - 1];
}
export const limit: number = '10 MiB';
