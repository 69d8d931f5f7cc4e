import process, { env } from 'node:process';

export const whole = process.env.PUBLIC_SKY;
export const part = env.PUBLIC_SKY;
export const global = globalThis.process.env.PUBLIC_SKY;
