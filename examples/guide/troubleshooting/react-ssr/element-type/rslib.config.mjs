import { pluginReact } from '@rsbuild/plugin-react';

export default { lib: [{ format: 'cjs' }, { format: 'esm' }], output: { target: 'web' }, plugins: [pluginReact()] };
