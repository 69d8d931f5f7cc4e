export const clean = (text: string) => text.replaceAll('<', '');
