export const word = { text: new Date().toString() };
