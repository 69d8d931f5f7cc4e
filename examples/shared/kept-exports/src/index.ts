import { App } from './app';
export { App };
export * from './folder';
