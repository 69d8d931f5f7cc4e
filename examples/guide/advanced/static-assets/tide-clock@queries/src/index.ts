import markup from './art/wave.svg?raw';
import inlined from './art/wave.svg?inline';
import address from './art/wave.svg?url';

export const waves = [markup, inlined, address];
export const table = new URL('./art/tides.csv', import.meta.url);
