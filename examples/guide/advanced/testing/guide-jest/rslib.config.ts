import { defineConfig } from '@rslib/core';

export default defineConfig({ source: { define: { LINE: JSON.stringify('7') } } });
