export const size = (box?: { size?: number }): number => box?.size ?? 1;
