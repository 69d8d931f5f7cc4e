export const mix = () => 1;
