import { defineConfig } from '@rstest/core';

export default defineConfig({ testEnvironment: 'happy-dom', ...JSON.parse(process.env.MORE) });
