import { defineConfig } from '@rslib/core';

/** @type {any} */
const config = () => {
  ({ lib: [{ format: 'cjs' }] });
};

export default defineConfig(config);
