export const last = (list) => list.at(-1);
export const both = () => Promise.withResolvers();
