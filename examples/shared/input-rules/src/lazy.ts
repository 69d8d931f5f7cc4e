import { from } from './same';

export const lazy = () => [from, import('./fr')];
