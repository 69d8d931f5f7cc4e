import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { id: 'usual', plugins: [pluginReact({ reactCompiler: true })] },
    ...(['infer', 'syntax', 'all'] as const).map((compilationMode) => ({ id: compilationMode, plugins: [pluginReact({ reactCompiler: { compilationMode } })] })),
  ].map((item) => ({ ...item, source: { entry: { component: 'src/component.tsx', hook: 'src/hook.tsx', plain: 'src/plain.tsx', marked: 'src/marked.tsx' } }, output: { distPath: 'dist/' + item.id } })),
});
