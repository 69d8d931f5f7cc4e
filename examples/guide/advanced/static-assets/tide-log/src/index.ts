export const folder = new URL('.', import.meta.url);
export const kept = new URL(/* rspackIgnore: true */ '.', import.meta.url);
