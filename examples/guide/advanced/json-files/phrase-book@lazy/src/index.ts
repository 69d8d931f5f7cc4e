export const phrases = async () => (await import('./it.json')).default;
