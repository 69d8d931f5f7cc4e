export const lazy = () => [import('./big-first'), import('./big-last')];
