import { seat } from './seat';

export function row(names: string[]): string {
  return `<div class="seat-row">${names.map(seat).join('')}</div>`;
}
