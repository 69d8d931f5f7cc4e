export const best: number = 'front';
export const folder = process.cwd();
