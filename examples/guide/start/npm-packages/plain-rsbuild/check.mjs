import { createRsbuild } from '@rsbuild/core';
import { pluginDts } from 'rsbuild-plugin-dts';

await (await createRsbuild({ config: { plugins: [pluginDts()] } })).build();
