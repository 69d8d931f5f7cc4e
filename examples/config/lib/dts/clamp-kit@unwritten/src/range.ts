const between = (min: number, max: number) => [min, max];

export const percent = between(0, 100);
