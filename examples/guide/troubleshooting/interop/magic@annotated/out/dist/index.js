const load = (url)=>import(/* @vite-ignore */ /* @vite-ignore webpackIgnore: true */ url);
export { load };
