export const zone = (stop?: { zone: number }) => stop?.zone ?? 1;
