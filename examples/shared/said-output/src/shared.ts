export const shared = (text: string) => text.toUpperCase();
