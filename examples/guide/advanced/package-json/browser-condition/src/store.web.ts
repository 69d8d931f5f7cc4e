export const place = 'the page';
