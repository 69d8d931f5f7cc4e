import { CODING } from 'coding';

export const isCode = (text: string): boolean => text.startsWith(CODING);
