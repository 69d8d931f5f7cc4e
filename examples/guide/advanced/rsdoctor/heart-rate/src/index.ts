import { median } from './median';
import { round } from 'tiny-round';

export const restingRate = (beats: number[]): number => round(median(beats));
