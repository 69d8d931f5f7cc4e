import { app, core } from './items.mjs';
export default { lib: [core, app] };
