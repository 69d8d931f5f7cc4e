import { clsx } from 'clsx';

export const label = (hot: boolean) => clsx('kiln', hot && 'kiln-hot');
