import dot from './dot.png';

export { dot };
