export function square(side: number): number;
