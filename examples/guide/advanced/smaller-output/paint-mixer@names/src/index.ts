class PigmentError extends Error {
  override name = new.target.name;
}

export function check(grams: number): void {
  if (grams > 50) throw new PigmentError(`${grams} g is too much`);
}
