import type { Unit } from 'units';

export const unit: Unit = { name: 'kg' };
