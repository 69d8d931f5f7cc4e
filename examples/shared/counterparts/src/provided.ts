declare const port: string;

export const home = port;
