export const load = (url: string): Promise<object> =>
  import(/* @vite-ignore */ /* @vite-ignore webpackIgnore: true */ url);
