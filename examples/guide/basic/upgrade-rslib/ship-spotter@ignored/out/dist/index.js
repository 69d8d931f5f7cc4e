const here = new URL('.', import.meta.url);
export { here };
