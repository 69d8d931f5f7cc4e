import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {product} from '../../src/config/product';
import {root} from './support/files';
import {findTypographyFaults} from './support/prose';

type Messages = Record<string, {message: string; description?: string}>;

const files = [
  'code.json',
  'docusaurus-theme-classic/navbar.json',
  'docusaurus-plugin-content-docs/current.json',
  'docusaurus-plugin-content-blog/options.json',
] as const;

/** Messages that are names, the same in both languages. */
const sameInBoth = new Set<string>([product.name, 'GitHub', 'X', 'Discord']);

/** What the site is made of, for a copy that `write-translations` may write into. */
const sources = [
  'docs',
  'blog',
  'src',
  'i18n/glossary.json',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
];

const prefix = 'UNTRANSLATED ';

function readMessages(file: string): Messages {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Messages;
}

/** Lets Docusaurus itself list every string of the site, in a copy whose Chinese folder is empty. */
function extractAll(): Map<string, Messages> {
  const copy = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'site-strings-'));
  try {
    for (const source of sources) {
      fs.cpSync(path.join(root, source), path.join(copy, source), {recursive: true});
    }
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'dir');
    const bin = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
    const args = [bin, 'write-translations', '--locale', 'zh', '--messagePrefix', prefix];
    execFileSync(process.execPath, args, {cwd: copy, stdio: 'pipe'});
    return new Map(files.map((file) => [file, readMessages(path.join(copy, 'i18n/zh', file))]));
  } finally {
    fs.rmSync(copy, {recursive: true, force: true});
  }
}

/** Text of every source file of the site, to tell which of Docusaurus' own strings it shows. */
function ownSources(): string {
  return fs
    .readdirSync(path.join(root, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(path.join(root, 'src', file), 'utf8'))
    .join('\n');
}

describe('interface strings in Chinese', () => {
  let all: Map<string, Messages>;
  beforeAll(() => {
    all = extractAll();
  }, 60_000);

  test.each(files)('%s: every string is translated', (file) => {
    const own = readMessages(path.join(root, 'i18n/zh', file));
    const src = ownSources();
    const wanted = Object.entries(all.get(file) ?? {}).filter(([id, {message}]) => {
      // Docusaurus ships Chinese for most of its strings; what it does not show here may stay English.
      const isUpstream = file === 'code.json' && id.startsWith('theme.');
      return !isUpstream || (!/\p{Script=Han}/u.test(message) && src.includes(id));
    });
    expect(wanted).not.toEqual([]);
    const missing = wanted.map(([id]) => id).filter((id) => !(id in own));
    expect(missing).toEqual([]);
  });

  test.each(files)('%s: nothing is left of strings that are gone', (file) => {
    const known = all.get(file) ?? {};
    const own = Object.keys(readMessages(path.join(root, 'i18n/zh', file)));
    expect(own.filter((id) => !(id in known))).toEqual([]);
  });

  test.each(files)('%s: the messages are Chinese, well set, with the same placeholders', (file) => {
    const known = all.get(file) ?? {};
    const placeholders = (text: string) =>
      [...new Set([...text.matchAll(/\{\w+\}/g)].map(String))].sort();
    for (const [id, {message}] of Object.entries(readMessages(path.join(root, 'i18n/zh', file)))) {
      const isName = sameInBoth.has(message);
      expect(`${id}: ${isName || /\p{Script=Han}/u.test(message)}`).toBe(`${id}: true`);
      expect(findTypographyFaults({text: message, line: 1}, `${file} ${id}`)).toEqual([]);
      const source = known[id]?.message.slice(prefix.length) ?? '';
      expect([id, ...placeholders(message)]).toEqual([id, ...placeholders(source)]);
    }
  });
});
