export const isSpringTide = (moonAge: number) => moonAge % 14.8 < 2;
