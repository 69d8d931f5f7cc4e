export const now = () => 7;
