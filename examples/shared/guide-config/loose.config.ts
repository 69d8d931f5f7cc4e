import { folder } from './part';
import data from './data.json';
export default { banner: { js: ['//', folder, data.unit, typeof __filename].join(' ') } };
