import fs from 'node:fs';
import { createServer } from 'vite';

const load = async (name) => {
  fs.writeFileSync(name + '.js', "export * from 'crate-" + name + "';\n");
  const server = await createServer({ server: { middlewareMode: true }, logLevel: 'silent', ssr: { noExternal: true } });
  const found = await server.ssrLoadModule('/' + name + '.js').then(({ crates }) => crates, (error) => error.message);
  await server.close();
  return found;
};
console.log('exports:', await load('exports'));
console.log('main:', await load('main'));
fs.mkdirSync('node_modules/crate-main/dist');
fs.writeFileSync('node_modules/crate-main/dist/index.js', 'export const crates = 12;\n');
console.log('built:', await load('main'));
