export const load = (): Promise<unknown> => import.source('./square.wasm');
