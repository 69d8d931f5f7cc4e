import path from 'node:path';

export const logFile = path.join(import.meta.dirname, 'kiln.log');
