import page from './page.html';
export { page };
