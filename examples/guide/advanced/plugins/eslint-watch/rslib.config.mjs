import { pluginEslint } from '@rsbuild/plugin-eslint';

export default { plugins: [pluginEslint()] };
