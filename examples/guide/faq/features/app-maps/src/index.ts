export const ring = (times: number): string => 'ring '.repeat(times);
