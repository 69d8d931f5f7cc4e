import { scale } from './scale';

export interface Size {
  width: number;
  height: number;
}

/** Scales a box until it just fits its frame. */
export function fit(box: Size, frame: Size): Size {
  const x = frame.width / box.width;
  const y = frame.height / box.height;
  return scale(box, Math.min(x, y));
}
