import { pad } from './pad';

export const center = (text: string, width: number) => pad((width - text.length) / 2) + text;
