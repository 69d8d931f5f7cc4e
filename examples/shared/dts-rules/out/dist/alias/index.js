const clamp = (value, { min })=>Math.max(value, min);
export { clamp };
