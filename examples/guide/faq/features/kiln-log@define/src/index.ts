declare const MAX_CELSIUS: number;
declare const BUILT_FOR: string;

export const limits = { max: MAX_CELSIUS, clay: BUILT_FOR, isTest: process.env.NODE_ENV === 'test' };
