import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  plugins: [
    {
      name: 'say-done',
      setup(api) {
        api.onAfterBuild(() => {
          console.log('bill: ready');
        });
      },
    },
  ],
});
