import path from 'node:path';

export const logFile = path.join(__dirname, 'kiln.log');
