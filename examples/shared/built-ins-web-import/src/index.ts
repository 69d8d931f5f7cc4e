import fs from 'fs';

export const folder = fs.readdirSync('.');
