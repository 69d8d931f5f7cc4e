import { type Foo } from './two.js';
export type { Foo };
export declare const run: () => Foo;
