import { fit } from './src/index';

Object.assign(globalThis, { fitBox: { fit } });
