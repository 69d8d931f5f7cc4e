import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ source: { define: { ITEM: '"other file"' } } }] });
