const layers = new Map(Object.entries({ matt: 1, satin: 2, gloss: 4 }));

export const glaze = (finish: string) => layers.get(finish);
