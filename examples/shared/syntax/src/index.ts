export const rates: Record<string, number[]> = {};
export class Box {
  #size = 1;
  async size() {
    rates.a ??= [];
    return { ...rates, size: this.#size, last: rates.b?.at(-1), copy: structuredClone(rates) };
  }
}
export const groups = Object.groupBy([1], String);
export const load = () => fetch(new URL('https://example.com'));
