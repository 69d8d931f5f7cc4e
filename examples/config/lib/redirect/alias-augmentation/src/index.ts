import type { Options } from '@/options';

declare module '@/options' {
  interface Options {
    tone: string;
  }
}

export const tone = (options: Options): string => options.tone;
