/** @public */
export const steep = (): number => 1;
/** @beta */
export const chill = (): number => 2;
