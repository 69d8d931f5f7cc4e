import type * as Minutes from './brew/minutes';

export const load = (): Promise<typeof Minutes> => import('./brew/minutes');
