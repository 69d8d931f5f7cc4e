export const port = (value?: number) => value ?? 8080;
