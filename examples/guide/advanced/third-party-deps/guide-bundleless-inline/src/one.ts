import { reef } from 'reef';
import { deep } from 'reef/deep';
export const one = [reef, deep];
