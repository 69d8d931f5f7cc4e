export const root = document.body;
