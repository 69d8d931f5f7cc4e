export { core } from '../dist/core/core.js';
