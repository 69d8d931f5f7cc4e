export function warn(text: string): void {
  if (import.meta.env.DEV) console.warn(text);
}
