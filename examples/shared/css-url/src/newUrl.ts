export const url = new URL('./theme.css', import.meta.url);
