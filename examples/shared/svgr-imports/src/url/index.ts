// @ts-nocheck
import file from './sun.svg?url';

export { file };
