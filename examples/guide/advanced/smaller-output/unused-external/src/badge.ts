import { chart } from 'chart';

export const badge = (celsius: number) => chart + celsius;
