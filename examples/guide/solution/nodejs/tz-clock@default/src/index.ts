export default function timeIn(city: string): string {
  return `It is late in ${city}.`;
}
