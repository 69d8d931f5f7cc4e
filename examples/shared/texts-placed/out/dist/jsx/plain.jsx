const plain = ()=>1;
export { plain };
