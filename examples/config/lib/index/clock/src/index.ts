export const minutes = (time?: string) => Number(time?.split(':')[1] ?? 0);
