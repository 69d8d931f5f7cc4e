export const withDefaults = (options: object) => ({ retries: 3, ...options });
