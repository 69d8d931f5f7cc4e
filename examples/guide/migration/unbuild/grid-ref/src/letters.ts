export function letters(column: number): string {
  const rest = column % 26;
  const last = String.fromCharCode(65 + rest);
  return column < 26 ? last : letters((column - rest) / 26 - 1) + last;
}
