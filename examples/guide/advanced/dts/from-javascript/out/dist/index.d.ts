/**
 * Adds.
 * @param {number} a
 * @param {number} b
 */
export function add(a: number, b: number): number;
export function half(a: number): any;
