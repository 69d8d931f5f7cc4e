import fs from 'node:fs';
const file = 'src/generated.js';
const generate = {
  name: 'generate',
  setup: (api) =>
    api.onBeforeBuild(() => {
      const code = "export const ports = ['Brest'];\n";
      console.log('before build');
      if (process.env.ALWAYS || fs.readFileSync(file, 'utf8') !== code) fs.writeFileSync(file, code);
    }),
};
export default {
  lib: [{ format: 'esm' }, { format: 'cjs', output: { distPath: 'out' } }],
  plugins: [generate],
};
