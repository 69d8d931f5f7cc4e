import { formatBytes } from 'tidy-units';

export const size: string = formatBytes(2048);
