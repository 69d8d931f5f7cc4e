import {toMilliseconds, type Duration} from './duration.js';

export interface CacheOptions {
  readonly max: number;
  readonly maxAge?: Duration;
}

/** A map that forgets the entries that were used least recently. */
export class Cache<Key, Value> {
  readonly #entries = new Map<Key, {readonly value: Value; readonly expires: number}>();

  constructor(private readonly options: CacheOptions) {}

  get size(): number {
    return this.#entries.size;
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    this.#entries.delete(key);
    if (!entry || entry.expires < Date.now()) {
      return undefined;
    }
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: Key, value: Value): this {
    const {max, maxAge} = this.options;
    const expires = maxAge === undefined ? Infinity : Date.now() + toMilliseconds(maxAge);
    this.#entries.delete(key);
    this.#entries.set(key, {value, expires});
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= max) {
        break;
      }
      this.#entries.delete(oldest);
    }
    return this;
  }
}

/** Remembers the results of a function by its first argument. */
export function memoize<Key, Rest extends unknown[], Value>(
  run: (key: Key, ...rest: Rest) => Value,
  options: CacheOptions,
): (key: Key, ...rest: Rest) => Value {
  const cache = new Cache<Key, {readonly value: Value}>(options);
  return (key, ...rest) => {
    const known = cache.get(key);
    if (known) {
      return known.value;
    }
    const value = run(key, ...rest);
    cache.set(key, {value});
    return value;
  };
}
