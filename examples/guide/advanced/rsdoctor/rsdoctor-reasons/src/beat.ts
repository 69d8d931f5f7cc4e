import { start } from './rate';

export const beat = start();
