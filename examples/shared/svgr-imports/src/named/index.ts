// @ts-nocheck
import { ReactComponent } from './sun.svg';

export { ReactComponent };
