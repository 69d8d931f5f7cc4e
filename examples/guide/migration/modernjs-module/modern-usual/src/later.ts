export const later: string = "later";
