import page from './page.txt?raw';
export const text = page;
