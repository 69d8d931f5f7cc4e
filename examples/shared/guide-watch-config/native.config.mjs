import { name } from './named.mjs';
export default { banner: { js: '// ' + name }, output: { distPath: 'native' } };
