export const part = (): Promise<object> => import('./part');
export const pure = (): Promise<object> => import('pure-esm');
