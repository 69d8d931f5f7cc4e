import { app } from './items.mjs';
export default { lib: [app] };
