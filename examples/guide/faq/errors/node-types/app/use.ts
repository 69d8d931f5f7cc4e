import { bytes } from 'bytes';

export const n: number = bytes().length;
