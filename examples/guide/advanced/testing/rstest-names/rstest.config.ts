import { defineConfig } from '@rstest/core';

export default defineConfig({
  testEnvironment: 'happy-dom',
  globals: true,
  setupFiles: ['./before.ts'],
  include: ['boats/*.ts'],
  exclude: ['boats/old.ts'],
  coverage: { enabled: true, provider: 'istanbul', reporters: ['text'] },
});
