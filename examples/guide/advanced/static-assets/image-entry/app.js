import image from './dist/image/index.js';
import imageCjs from './dist/image-cjs/index.cjs';
import { logo } from './dist/script/index.js';
import { logo as logoCjs } from './dist/script-cjs/index.cjs';

console.log('image:', image, typeof imageCjs);
console.log('script:', logo, logoCjs);
