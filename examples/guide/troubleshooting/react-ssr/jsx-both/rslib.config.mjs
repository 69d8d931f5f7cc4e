import { pluginReact } from '@rsbuild/plugin-react';

export default { lib: [{}], source: { entry: { index: './src/index.tsx' } }, output: { target: 'web' }, plugins: [pluginReact()] };
