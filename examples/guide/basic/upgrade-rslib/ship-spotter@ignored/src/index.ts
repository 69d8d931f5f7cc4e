export const here = new URL(/* rspackIgnore: true */ '.', import.meta.url);
