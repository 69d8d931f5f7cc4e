import sun from './sun.svg';
export const file = sun;
