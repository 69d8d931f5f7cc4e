export type { Heat } from '@kiln/units';
