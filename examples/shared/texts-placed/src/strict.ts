export function isStrict(this: unknown): boolean {
  return this === undefined;
}
const call = isStrict;
console.log('strict', call());
