import { readFileSync } from 'node:fs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { devDependencies } = read('package.json');

for (const name of Object.keys(devDependencies).filter((name) => name.includes('plugin'))) {
  const { version, peerDependencies } = read(`node_modules/${name}/package.json`);
  console.log(name, version, 'wants @rsbuild/core', peerDependencies['@rsbuild/core']);
}
