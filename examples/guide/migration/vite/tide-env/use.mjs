import { warn } from './dist/index.js';

warn('The tide is out');
