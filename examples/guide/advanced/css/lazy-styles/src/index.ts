import './index.css';

export const load = async () => (await import('./late')).late;
