export const load = (url: string): Promise<object> =>
  import(/* webpackIgnore: true */ /* @vite-ignore */ url);
