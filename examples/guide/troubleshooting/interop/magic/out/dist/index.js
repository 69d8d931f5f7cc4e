const load = (url)=>import(/* @vite-ignore */ url);
export { load };
