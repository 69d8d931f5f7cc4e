export const isSpringTide = (moonAge: number): boolean => moonAge % 14.8 < 2;
