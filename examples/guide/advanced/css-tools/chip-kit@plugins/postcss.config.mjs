import { mark } from './mark.mjs';

export default { plugins: [mark('from-file')] };
