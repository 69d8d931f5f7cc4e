export const greet = async (): Promise<string> => (await import('./fr')).text;
