import page from './page.txt' with { type: 'text' };
export { page };
