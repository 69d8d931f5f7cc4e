import path from 'path';
import { styleText } from 'node:util';

export const title = (file: string): string => styleText('bold', path.basename(file));
