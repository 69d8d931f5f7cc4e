import { weigh } from 'dirweight';

export const bytes = weigh('scale').then((weight) => weight.bytes);
