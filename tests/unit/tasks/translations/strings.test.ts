import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {findStaleStrings, signOffStrings} from '../../../../src/tasks/translations/strings.mjs';

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
    signOffStrings(root, await findStaleStrings(root, 'zh', originals('Hello')));
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
    expect(signOffStrings(root, findings)).toBe(0);
    expect(await kinds('Hello')).toEqual(['missing code.json#site.hello']);
  });

  it('are extra once the site has them no longer', async () => {
    write('i18n/zh/code.json', {'site.hello': {message: '你好'}, 'site.bye': {message: '再见'}});
    expect(await kinds('Hello')).toContain('extra code.json#site.bye');
  });
});
