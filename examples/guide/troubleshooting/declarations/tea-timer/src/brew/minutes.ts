export const minutes: Record<string, number> = { green: 2, black: 4, herbal: 7 };
