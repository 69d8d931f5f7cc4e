import fs from 'fs';

export const isKnown = (file: string) => Boolean(fs.existsSync?.(file));
