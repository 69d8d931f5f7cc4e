export const zone = await Promise.resolve('Europe/Lisbon');
