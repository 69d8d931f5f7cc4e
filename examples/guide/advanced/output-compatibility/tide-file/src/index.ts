export async function load(file: string): Promise<string> {
  if (typeof window === 'undefined') {
    const { readFile } = await import('node:fs/promises');

    return readFile(file, 'utf8');
  }
  return (await fetch(file)).text();
}
