// @ts-nocheck
import file from './sun.svg';

export { file };
