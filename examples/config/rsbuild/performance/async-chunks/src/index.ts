export const greet = async () => (await import('./fr')).text;
