export default function toRef(column: number): string {
  return String.fromCharCode(65 + column);
}
