import it from './it.json';

export const say = (key: 'hello'): string => it[key];
