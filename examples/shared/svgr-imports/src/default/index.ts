// @ts-nocheck
import Sun from './sun.svg';

export { Sun };
