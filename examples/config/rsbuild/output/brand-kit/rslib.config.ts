import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    copy: [{ from: 'brand', globOptions: { ignore: ['**/*.md', '**/drafts/**'] } }],
  },
});
