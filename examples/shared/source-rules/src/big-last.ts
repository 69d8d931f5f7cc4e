import { big } from './big';

export const last = [big, big];
