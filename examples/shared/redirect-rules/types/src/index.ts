export { clean } from '@/text';
export { clean as same } from './clean.ts';
export { more } from './more';
export { aliased } from '#text';
export type Later = typeof import('@/text');
declare module '@/options' {
  interface Options {
    b: number;
  }
}
