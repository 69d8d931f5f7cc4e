export class Counter {
  #count = 0;

  next(extra: object) {
    return { count: ++this.#count, ...extra };
  }
}
