import fs from 'fs';

export const port = fs;
