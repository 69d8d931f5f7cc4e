console.log('side effect');
const from = 'exports';

export { from };
