import { build } from '@rslib/core';

await build({ lib: [] });
