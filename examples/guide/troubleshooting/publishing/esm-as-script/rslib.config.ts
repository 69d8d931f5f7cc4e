import { defineConfig } from '@rslib/core';

export default defineConfig({ source: { entry: { plain: "./src/plain.ts", styled: "./src/styled.ts" } } });
