import { alpha } from 'alpha';
import './chip.css';
import wave from './wave.svg';

export function chipWithLongName(longName: string): string[] {
  if (false) console.log('dead code');
  return [alpha, wave, longName, String(process.env.NODE_ENV)];
}
export const page = () => globalThis.name;
console.log(chipWithLongName('chip'));
