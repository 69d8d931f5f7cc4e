declare const require: { resolve: (name: string) => string };
export const find = () => require.resolve('kelp');
