export default function boil(cups: number): number {
  return cups * 3;
}
