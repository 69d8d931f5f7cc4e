export const fog = process.env.FOG;
