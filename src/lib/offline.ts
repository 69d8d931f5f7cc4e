/** Whether the open page is of the offline copy of the site (`npm run offline`), which opens from disk. */
export const isOffline = (): boolean => document.documentElement.dataset.offline !== undefined;
