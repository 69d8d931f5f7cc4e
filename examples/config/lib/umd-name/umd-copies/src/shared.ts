export const find = () => console.log('shared module');
