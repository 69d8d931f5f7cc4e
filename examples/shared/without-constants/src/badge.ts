declare const BADGE_PREFIX: string;

export const badge = (tone: string): string => BADGE_PREFIX + tone;
