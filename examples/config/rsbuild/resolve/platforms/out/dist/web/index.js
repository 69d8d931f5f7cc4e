const place = 'a browser';
const here = ()=>place;
export { here };
