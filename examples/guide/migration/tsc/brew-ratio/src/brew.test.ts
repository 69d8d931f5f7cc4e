import { brew } from './brew.js';

if (brew(2).coffee !== 30) throw new Error('Too strong or too weak');
