import type { Options } from './options.js';
declare module '@/options' {
    interface Options {
        tone: string;
    }
}
export declare const tone: (options: Options) => string;
