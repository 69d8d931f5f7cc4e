const tides: { port?: string[] } = {};

export const lastTide = (): string | undefined => (tides.port ??= []).at(-1);
