import { lib } from './shared';

export default { lib };
