export const one = (url: string) => import(/* @vite-ignore */ url);
export const two = (url: string) => import(/* webpackIgnore: true */ /* webpackPrefetch: true */ url);
export const three = (url: string) => import(/* @preserve webpackIgnore: true */ url);
export const four = /*#__PURE__*/ String(1);
