import { slug } from './index';

Object.assign(globalThis, { slug });
