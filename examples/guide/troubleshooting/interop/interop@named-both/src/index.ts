import * as loaded from 'swc-made';

interface SwcMade {
  stamp: (text: string) => string;
}
const { stamp } = 'stamp' in loaded ? (loaded as SwcMade) : (loaded as { default: SwcMade }).default;

export const kinds = (): string => stamp('both');
