import { letters } from './letters';

export interface Cell {
  column: number;
  row: number;
}

export function toRef({ column, row }: Cell): string {
  return letters(column) + String(row + 1);
}
