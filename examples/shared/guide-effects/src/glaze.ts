const layers = new Map(Object.entries({ matt: 1 }));
export const glaze = (name: string) => layers.get(name);
