import type { Size } from '.';

/** Multiplies both sides. */
export const scale = (size: Size, by: number): Size => ({
  width: size.width * by,
  height: size.height * by,
});
