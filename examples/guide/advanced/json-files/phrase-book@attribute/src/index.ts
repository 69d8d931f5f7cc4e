import it from './it.json' with { type: 'json' };

export const two: string = it.numbers.two;
