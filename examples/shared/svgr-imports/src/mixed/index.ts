// @ts-nocheck
import file, { ReactComponent } from './sun.svg';

export { file, ReactComponent };
