class OverheatError extends Error {
  override name = new.target.name;
}

export function check(celsius: number): void {
  if (celsius > 1300) throw new OverheatError(`${celsius} is too hot`);
}
