export const glaze = (name: string) => import(`./glazes/${name}.js`);
