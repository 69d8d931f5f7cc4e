import it from './it.json';

export { it };
