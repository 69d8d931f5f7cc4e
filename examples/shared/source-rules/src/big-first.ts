import { big } from './big';

export const first = [big];
