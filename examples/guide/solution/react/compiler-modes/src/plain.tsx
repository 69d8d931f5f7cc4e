export function listed(cents: number[]) {
  return { all: cents.map((one) => one / 100) };
}
