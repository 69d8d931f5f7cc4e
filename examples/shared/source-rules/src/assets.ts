import a from './a.png';
import b from './b.woff2';
import c from './c.mp3';
import d from './d.mp4';

export default [a, b, c, d];
