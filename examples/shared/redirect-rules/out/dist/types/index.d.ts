export { clean } from './text/index.js';
export { clean as same } from './clean.js';
export { more } from './more.js';
export { aliased } from '#text';
export type Later = typeof import('./text/index.js');
declare module '@/options' {
    interface Options {
        b: number;
    }
}
