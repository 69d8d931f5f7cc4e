const place = 'Node.js';
const here = ()=>place;
export { here };
