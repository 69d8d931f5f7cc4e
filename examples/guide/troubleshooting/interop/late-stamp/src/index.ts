export async function kinds(): Promise<string> {
  const { stamp } = await import('swc-made');
  const loaded = await import('swc-made');
  const found = 'stamp' in loaded ? loaded.stamp : loaded.default.stamp;

  return `${typeof stamp} ${typeof found}`;
}
