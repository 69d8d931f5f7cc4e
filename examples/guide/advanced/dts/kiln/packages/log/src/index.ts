import { cone, type Heat } from '@kiln/units';

export const line = (heat: Heat): string => `cone ${cone(heat)}`;
