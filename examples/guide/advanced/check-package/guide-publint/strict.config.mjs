import { pluginPublint } from 'rsbuild-plugin-publint';
export default { plugins: [pluginPublint({ throwOn: 'suggestion' })] };
