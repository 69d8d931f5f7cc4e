const place = 'a worker';
const here = ()=>place;
export { here };
