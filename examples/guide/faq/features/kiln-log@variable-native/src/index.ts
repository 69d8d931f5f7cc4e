export const load = (url: string) => import(/* webpackIgnore: true */ url);
