export const templateFile = (name: string): string => `./templates/${name}.hbs`;
