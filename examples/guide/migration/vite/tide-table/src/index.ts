import { clsx } from 'clsx';
import { parse, type Tide } from './parse';
import './tides.css';

declare const __VERSION__: string;

export type { Tide };
export const version = __VERSION__;

export function table(text: string): string {
  const rows = parse(text).map(
    ({ time, metres }) => `<tr class="${clsx({ low: metres < 1 })}"><td>${time}</td></tr>`,
  );
  return `<table class="tides">${rows.join('')}</table>`;
}
