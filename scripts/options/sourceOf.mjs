import {isRegExp} from 'node:util/types';

/** @param {unknown} value @returns {string} source text that evaluates to it, in the style of the documentation */
export function sourceOf(value) {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(sourceOf).join(', ')}]`;
  if (value !== null && typeof value === 'object' && !isRegExp(value)) {
    const pairs = Object.entries(value).filter(([, inner]) => inner !== undefined);
    const text = pairs
      .map(([key, inner]) => `${/^[\w$]+$/.test(key) ? key : `'${key}'`}: ${sourceOf(inner)}`)
      .join(', ');
    return text ? `{ ${text} }` : '{}';
  }
  return typeof value === 'function' ? 'Function' : String(value);
}
