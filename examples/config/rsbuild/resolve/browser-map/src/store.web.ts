export const save = (text: string): void => localStorage.setItem('draft', text);
