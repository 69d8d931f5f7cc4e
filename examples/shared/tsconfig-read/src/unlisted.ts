export const unlisted: number = 1;
