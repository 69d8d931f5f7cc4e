/**
 * Adds.
 * @param {number} a
 * @param {number} b
 */
export function add(a, b) {
  return a + b;
}

/**
 * Halves.
 * @param {number} a
 */
export const half = (a) => a / 2;
