import { pickUnit, type Unit } from './scale';

export type { Unit };

const BYTE_UNITS: Unit[] = [
  { label: 'GiB', size: 1024 ** 3 },
  { label: 'MiB', size: 1024 ** 2 },
  { label: 'KiB', size: 1024 },
  { label: 'B', size: 1 },
];

export function formatBytes(bytes: number, units = BYTE_UNITS): string {
  const unit = pickUnit(bytes, units);
  const amount = Math.round((bytes / unit.size) * 10) / 10;

  return `${amount} ${unit.label}`;
}
