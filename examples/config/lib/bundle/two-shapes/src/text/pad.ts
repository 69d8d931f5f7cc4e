export const pad = (count: number) => ' '.repeat(Math.max(0, count));
