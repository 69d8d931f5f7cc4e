const url = new URL("./static/assets/counter.ts", import.meta.url);
const split = ()=>new Worker(url);
const path = ()=>new Worker('./counter.ts');
export { path, split };
