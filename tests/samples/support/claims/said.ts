import {type Claim, manifest} from './claim';
import {buildScript} from './guideScript';

const packages: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['one', '"main": "./main.js"'],
    ['two', '"module": "./module.js", "main": "./main.js"'],
    ['three', '"browser": "./browser.js", "module": "./module.js", "main": "./main.js"'],
  ].flatMap(([name = '', fields = '']): [string, string][] => [
    [`node_modules/${name}/package.json`, `{ "name": "${name}", ${fields} }`],
    ...['browser', 'module', 'main'].map((field): [string, string] => [
      `node_modules/${name}/${field}.js`,
      `export const ${name} = 'field ${field}';\n`,
    ]),
  ]),
);

/** Prints in which forms a statement says it, if it is so. */
const saidScript = `${buildScript}
const says = (what, isSo, forms) => say(what, isSo ? 'says: ' + forms : 'not so');
const built = (folder) => read('dist/' + folder + '/' + fs.readdirSync('dist/' + folder).find((file) => file.startsWith('index.')));
`;

/**
 * Statements that samples show and whose words could say the contrary all the same: which of two wins, in which order,
 * for which of several. What these scripts print is what both languages have to say.
 */
export const said: Readonly<Record<string, Claim>> = {
  'said-precedence': {
    files: {
      'package.json': manifest(),
      'src/index.ts': 'export const or = (a?: string) => a ?? 1;\n',
      'flag.config.mjs':
        "export default { logLevel: 'silent', output: { distPath: 'dist/flag' } };\n",
      'top.config.mjs':
        "export default { syntax: 'es2019', performance: { buildCache: false }, lib: [{ syntax: 'esnext', output: { distPath: 'dist/top' } }] };\n",
      'check.mjs': `${saidScript}
const isLowered = (folder) => !built(folder).includes('??');
await build({ lib: [{ syntax: 'esnext', output: { overrideBrowserslist: ['node 4'], distPath: 'dist/engines' } }] });
says('overrideBrowserslist', isLowered('engines'), 'precedence over \`syntax\`|优先于 \`syntax\`|覆盖 \`syntax\`');
await build({ lib: [{ output: { filename: { js: '[name].common.cjs' }, distPath: 'dist/named' } }] });
says('filename', list('dist/named') === 'index.common.cjs', 'precedence over \`autoExtension\`|优先级高于 \`autoExtension\`');
const level = rslib('-c', 'flag.config.mjs', '--log-level', 'info').stdout;
says('the flag of the level', level.includes('build started'), 'precedence over the config|优先于配置');
rslib('-c', 'top.config.mjs');
says('an item', !isLowered('top'), 'precedence over the value at the top level|优先于顶层的值');
rslib('-c', 'top.config.mjs', '--syntax', 'es2019');
says('a flag', isLowered('top'), 'precedence over both|优先于两者');
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps overrideBrowserslist: says: precedence over `syntax`|优先于 `syntax`|覆盖 `syntax`',
      'keeps filename: says: precedence over `autoExtension`|优先级高于 `autoExtension`',
      'keeps the flag of the level: says: precedence over the config|优先于配置',
      'keeps an item: says: precedence over the value at the top level|优先于顶层的值',
      'keeps a flag: says: precedence over both|优先于两者',
    ],
  },
  'said-output': {
    files: {
      'package.json': manifest(),
      ...packages,
      'public/robots.txt': 'User-agent: *\n',
      'dist/kept/old.txt': 'old\n',
      'dist/emptied/old.txt': 'old\n',
      'src/index.ts': "export { shared } from './shared';\n",
      'src/last.ts': "export { shared as last } from './shared';\n",
      'src/shared.ts': 'export const shared = (text: string) => text.toUpperCase();\n',
      'src/fields.ts':
        "export { one } from 'one';\nexport { two } from 'two';\nexport { three } from 'three';\n",
      'src/absent.ts': "export const a = new URL('./absent.csv', import.meta.url);\n",
      'check.mjs': `${saidScript}
const targets = ['node', 'web'];
for (const target of targets) {
  await build({ lib: [{ output: { autoExternal: false, target, distPath: 'dist/' + target } }], source: { entry: { index: './src/fields.ts' } } });
  // The package that has all fields is read last.
  say('fields of ' + target, 'order: ' + [...new Set(built(target).match(/field \\w+/g).map((text) => text.slice(6)).reverse())].join(', '));
}
const copied = targets.filter((target) => fs.existsSync('dist/' + target + '/robots.txt'));
say('targets with public', 'says: ' + copied.join(', '));
for (const [folder, start] of [['kept', '^/.+/'], ['emptied', '^']]) {
  await build({ lib: [{ output: { distPath: 'dist/' + folder, cleanDistPath: { keep: [new RegExp(start + '(dist/kept/)?old.txt$')] } } }] });
}
says('the path of keep', fs.existsSync('dist/kept/old.txt') && !fs.existsSync('dist/emptied/old.txt'), 'absolute|绝对');
const two = { entry: { index: './src/index.ts', last: './src/last.ts' } };
const whole = [];
for (const format of ['esm', 'cjs']) {
  await build({ source: two, lib: [{ format, output: { distPath: 'dist/two-' + format } }] });
  if (list('dist/two-' + format).split(' ').length === 2) whole.push(format);
}
say('no shared chunk', 'not: ' + whole.join(', '));
say('a path to no file', 'says: ' + ((await build({ source: { entry: { index: './src/absent.ts' } }, lib: [{}] })).includes('Module not found') ? 'fails|失败' : 'succeeds|成功'));
const nameWith = async (more) => {
  fs.rmSync('dist/name', { recursive: true, force: true });
  write('package.json', JSON.stringify(more));
  await build({ lib: [{ output: { distPath: 'dist/name' } }] });
  return list('dist/name');
};
const plain = await nameWith({});
const changes = { type: 'module', engines: { node: '>=22' }, exports: './dist/index.js' };
const deciding = [];
for (const field of Object.keys(changes)) if ((await nameWith({ [field]: changes[field] })) !== plain) deciding.push(field);
say('the extension follows', 'says: ' + deciding.join(', '));
write('package.json', '{ "type": "module" }');
write('ids.config.mjs', "export default { lib: [{ id: 'one' }, { id: 'two', format: 'cjs' }] };");
const runs = (...args) => rslib('-c', 'ids.config.mjs', ...args).status === 0;
say('--lib', runs('--lib', 'one') && runs('--lib', 'one', '--lib', 'two') && !runs('--lib', 'one,two') ? 'not: list|列表' : 'not so');
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps fields of node: order: module, main',
      'keeps fields of web: order: browser, module, main',
      'keeps targets with public: says: web',
      'keeps the path of keep: says: absolute|绝对',
      'keeps no shared chunk: not: cjs',
      'keeps a path to no file: says: fails|失败',
      'keeps the extension follows: says: type',
      'keeps --lib: not: list|列表',
    ],
  },
  'said-cleanup': {
    files: {
      'package.json': manifest(),
      'rstest.config.mjs': `import { defineConfig } from '@rstest/core';

export default defineConfig({ testEnvironment: 'happy-dom', ...JSON.parse(process.env.MORE) });
`,
      'global.mjs':
        "import { afterEach } from '@rstest/core';\n\nglobalThis.afterEach = afterEach;\n",
      'twice.test.mjs': `import { expect, test } from '@rstest/core';
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';

for (const name of ['first', 'second'])
  test(name, () => {
    render(createElement('p', null, 'Departures'));
    expect(screen.getByText('Departures')).toBeTruthy();
  });
`,
      'check.mjs': `${saidScript}
const passes = (more) => run({ MORE: JSON.stringify(more) }, 'node_modules/@rstest/core/bin/rstest.js', 'run').status === 0;
const usual = passes({});
says('cleaned up with', !usual && passes({ setupFiles: ['./global.mjs'] }), 'afterEach');
says('the ways out', !usual && passes({ globals: true }), 'globals');
`,
    },
    packages: ['@rstest/core', 'happy-dom', '@testing-library/react', 'react', 'react-dom'],
    command: 'node check.mjs',
    shows: ['keeps cleaned up with: says: afterEach', 'keeps the ways out: says: globals'],
  },
};
