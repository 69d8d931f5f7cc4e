import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';

const item = (name, svgrOptions) => ({
  output: { target: 'web', distPath: 'dist/' + name },
  plugins: [pluginReact(), pluginSvgr({ svgrOptions })],
});
const convertColors = { name: 'convertColors', params: { currentColor: true } };
export default {
  lib: [item('colors', { svgoConfig: { plugins: [convertColors] } }), item('off', { svgo: false })],
};
