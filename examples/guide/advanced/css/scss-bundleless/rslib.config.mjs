import { pluginLess } from '@rsbuild/plugin-less';
import { pluginSass } from '@rsbuild/plugin-sass';
export default { lib: [{ bundle: false }], output: { target: 'web' }, plugins: [pluginSass(), pluginLess()] };
