declare const hostRequire: ((id: string) => unknown) | undefined;

export const insideWebpack = (): boolean => hostRequire !== undefined;
