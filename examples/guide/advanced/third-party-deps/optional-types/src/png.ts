import type { Options } from 'raster';

export const png = (options: Options): number => options.width;
