import { name } from './typed';
export default { banner: { js: '// ' + name }, output: { distPath: 'jiti' } };
