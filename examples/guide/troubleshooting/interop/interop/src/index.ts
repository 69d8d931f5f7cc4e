import shout from 'has-default';
import mix from 'has-names-only';

export const kinds = (): string => `${typeof shout}, ${typeof mix}`;
