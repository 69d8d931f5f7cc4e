import { core } from './items.mjs';
export default { lib: [core] };
