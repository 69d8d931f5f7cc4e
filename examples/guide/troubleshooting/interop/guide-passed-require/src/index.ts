import { load } from 'bell';
export const path = (name: string) => load(name);
