import fs from 'node:fs';
const file = 'dist/index.d.ts';
const noted = {
  name: 'noted',
  setup: (api) =>
    api.onAfterBuild(() => {
      const declarations = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
      console.log('after build: ' + (/one|two/.exec(declarations)?.[0] ?? 'none'));
    }),
};
export default {
  performance: { buildCache: false },
  lib: [{ dts: JSON.parse(process.env.DTS) }],
  plugins: [noted],
};
