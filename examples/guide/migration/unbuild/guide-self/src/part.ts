import * as all from 'paint';
export const part = () => all;
