export type { Part } from './part';
