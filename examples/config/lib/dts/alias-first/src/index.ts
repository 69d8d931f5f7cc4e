import { foo, type Foo } from 'foo';

export type { Foo };
export const run = (): Foo => foo;
