export function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  if (Number.isNaN(hours + rest)) {
    throw new Error(`Not a time: ${time}`);
  }
  return hours * 60 + rest;
}
