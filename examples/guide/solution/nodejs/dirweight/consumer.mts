import { weigh, type Weight } from 'dirweight';

export const weight: Weight = await weigh('scale');
