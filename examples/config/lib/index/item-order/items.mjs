export const core = { source: { entry: { core: './src/core.ts' } }, output: { distPath: 'dist/core' } };
export const app = { source: { entry: { app: './src/app.ts' } }, output: { distPath: 'dist/app' } };
