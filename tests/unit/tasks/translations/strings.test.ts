import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {UsageError} from '../../../../scripts/commandLine.mjs';
import {
  findStaleStrings,
  originalStrings,
  signOffStrings,
} from '../../../../scripts/translations/strings.mjs';

let root = '';

const write = (file: string, content: unknown): void => {
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  fs.writeFileSync(path.join(root, file), JSON.stringify(content));
};

const originals = (message: string) =>
  new Map([
    [
      'code.json',
      {
        'site.hello': {message, description: 'Greets the reader'},
        'theme.admonition.tip': {message: 'tip', description: 'Docusaurus has it in Chinese'},
      },
    ],
  ]);

const kinds = async (message: string): Promise<string[]> =>
  (await findStaleStrings(root, 'zh', originals(message))).map(
    ({kind, page, section}) => `${kind} ${page}#${section}`,
  );

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'strings-'));
  fs.mkdirSync(path.join(root, 'src'));
  write('i18n/zh/code.json', {'site.hello': {message: '你好'}});
});
afterEach(() => fs.rmSync(root, {recursive: true}));

describe('strings of the interface', () => {
  it('are new until a translator signs them, and behind when the original changes', async () => {
    expect(await kinds('Hello')).toEqual(['new code.json#site.hello']);
    signOffStrings(root, 'zh', await findStaleStrings(root, 'zh', originals('Hello')));
    expect(await kinds('Hello')).toEqual([]);
    const [changed] = await findStaleStrings(root, 'zh', originals('Welcome'));
    expect(changed).toMatchObject({
      kind: 'changed',
      was: 'Hello',
      message: 'Welcome',
      description: 'Greets the reader',
    });
  });

  it('cannot be signed while their translation is missing', async () => {
    write('i18n/zh/code.json', {});
    const findings = await findStaleStrings(root, 'zh', originals('Hello'));
    expect(findings.map(({kind}) => kind)).toEqual(['missing']);
    expect(signOffStrings(root, 'zh', findings)).toBe(0);
    expect(await kinds('Hello')).toEqual(['missing code.json#site.hello']);
  });

  it('are extra once the site has them no longer', async () => {
    write('i18n/zh/code.json', {'site.hello': {message: '你好'}, 'site.bye': {message: '再见'}});
    expect(await kinds('Hello')).toContain('extra code.json#site.bye');
  });
});

it('says what keeps Docusaurus from listing the strings, without its stack', () => {
  for (const file of ['docusaurus.config.ts', 'sidebars.ts', 'package.json']) {
    write(file, {});
  }
  for (const folder of ['docs', 'blog', 'i18n/en']) {
    fs.mkdirSync(path.join(root, folder));
  }
  write('i18n/glossary.json', {});
  const bin = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  fs.mkdirSync(path.dirname(bin), {recursive: true});
  fs.writeFileSync(
    bin,
    'console.error("[ERROR] No page x.\\n    at one (a.js:1:1)\\n    at two (b.js:1:1)");process.exit(1);',
  );
  const list = (): unknown => originalStrings(root, 'en');
  expect(list).toThrow(UsageError);
  expect(list).toThrow(/known:\n\[ERROR\] No page x\.$/);
});
