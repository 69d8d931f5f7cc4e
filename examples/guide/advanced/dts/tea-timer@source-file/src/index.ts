export const load = (): Promise<typeof import('./brew/minutes')> => import('./brew/minutes');
