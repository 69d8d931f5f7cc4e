let side = 'north';
const all = globalThis as Record<symbol, { side: string }>;
all[Symbol.for('moon')] ??= { side };

export const set = (next: string) => { side = all[Symbol.for('moon')].side = next; };
export const own = () => side;
export const shared = () => all[Symbol.for('moon')].side;
