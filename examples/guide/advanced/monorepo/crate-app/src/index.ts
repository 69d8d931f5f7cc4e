import { crates } from 'crate-units';

export const total = crates * 2;
