import { alpha } from 'alpha';
import './boat.css';
import wave from './wave.svg';

export function describe(longName: string): string {
  return [alpha, wave, longName, BOAT].join();
}
