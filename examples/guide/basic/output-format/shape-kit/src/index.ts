const shapes = new Map<string, string>();

export const register = (name: string, shape: string) => shapes.set(name, shape);
export const draw = (name: string) => shapes.get(name);
