const load = (url)=>import(/* webpackIgnore: true */ /* @vite-ignore */ url);
export { load };
