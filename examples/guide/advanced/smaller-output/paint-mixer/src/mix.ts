const recipes = new Map(Object.entries({ orange: 'red and yellow', green: 'blue and yellow' }));

export const mix = (color: string) => recipes.get(color);
