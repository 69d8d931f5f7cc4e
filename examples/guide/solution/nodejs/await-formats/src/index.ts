export const zones = await Promise.resolve(['Oslo']);
