export const byPort = (tides: { port: string }[]) => Object.groupBy(tides, ({ port }) => port);

export const last = (tides: string[]): string | undefined => tides.at(-1);
