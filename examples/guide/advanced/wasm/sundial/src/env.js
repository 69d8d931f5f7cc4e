export const now = () => new Date().getHours();
