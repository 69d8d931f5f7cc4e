import { env } from "node:process";
const whole = "blue";
const part = env.PUBLIC_SKY;
const global = globalThis.process.env.PUBLIC_SKY;
export { global, part, whole };
