import { minutes } from './brew/minutes';

export interface Tea {
  kind: 'green' | 'black' | 'herbal';
  grams: number;
}

/** Seconds until the tea is ready. */
export function steep(tea: Tea): number {
  return minutes[tea.kind] * 60 + tea.grams;
}
