import { format } from 'date-kit';

export { parse } from 'date-kit';
export const now = () => format();
