console.log('loaded');
export const text = 'hello';
