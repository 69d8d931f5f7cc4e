export const bare = 1;
