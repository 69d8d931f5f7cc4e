declare const __VERSION__: string;

export const version = (): string => `v${__VERSION__}`;
