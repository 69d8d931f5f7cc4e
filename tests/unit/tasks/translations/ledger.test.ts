import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {changedLines, withDiff} from '../../../../src/tasks/translations/changes.mjs';
import {
  findStale,
  readLedger,
  recordVersion,
  signOff,
} from '../../../../src/tasks/translations/ledger.mjs';
import {staleSections} from '../../../../src/tasks/translations/changes.mjs';
import {sectionsOf} from '../../../../src/tasks/translations/sections.mjs';

const page = [
  '---',
  'title: A page',
  '---',
  '',
  'What it is for.',
  '',
  '## Install {#install}',
  '',
  '```bash',
  '## No heading {#none}',
  '```',
  '',
  '### By hand {#by-hand}',
  '',
  'Two words.',
].join('\n');

let root = '';

const translationOf = (name: string): string =>
  `i18n/zh/docusaurus-plugin-content-docs/current/${name}`;

const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  fs.writeFileSync(path.join(root, file), text);
};

const kinds = (): string[] =>
  findStale(root, 'zh').map(({kind, page: name, section}) => `${kind} ${name}#${section}`);

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'ledger-'));
  fs.mkdirSync(path.join(root, 'blog'));
  write('docs/a.mdx', page);
  write(translationOf('a.mdx'), page);
});
afterEach(() => fs.rmSync(root, {recursive: true}));

describe('sectionsOf', () => {
  it('leaves out comments, which readers do not see, but not those of samples', () => {
    const plain = '## Install {#install}\n\nRun it.\n\n```js\n{/* kept */}\n```\n';
    const marked = plain.replace(
      'Run it.\n',
      'Run it.\n\n{/* shows:\n  Run it = demo passes\n*/}\n',
    );
    expect(sectionsOf(marked)).toEqual(sectionsOf(plain));
    expect(sectionsOf(plain).get('install')).toContain('{/* kept */}');
    expect(sectionsOf('{/* why */} Stop it first.\n').get('introduction')).toBe('Stop it first.');
  });

  it('cuts at headings with an id, and never inside a sample', () => {
    expect([...sectionsOf(page).keys()]).toEqual(['introduction', 'install', 'by-hand']);
    expect(sectionsOf(page).get('install')).toContain('## No heading');
  });
});

describe('the ledger of translations', () => {
  it('knows nothing at first, and everything once it is signed', () => {
    expect(kinds()).toEqual([
      'new docs/a.mdx#introduction',
      'new docs/a.mdx#install',
      'new docs/a.mdx#by-hand',
    ]);
    expect(signOff(root, 'zh', () => true)).toBe(3);
    expect(kinds()).toEqual([]);
  });

  it('finds the one section that changed, and that alone is signed off', () => {
    signOff(root, 'zh', () => true);
    write('docs/a.mdx', page.replace('Two words', 'Other words').replace('What it', 'What this'));
    expect(kinds()).toEqual(['changed docs/a.mdx#introduction', 'changed docs/a.mdx#by-hand']);

    signOff(root, 'zh', (_, section) => section === 'by-hand');
    expect(kinds()).toEqual(['changed docs/a.mdx#introduction']);
  });

  it('finds a section of which the translation alone has changed, until somebody has read it again', () => {
    const file = 'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx';
    write(file, page);
    signOff(root, 'zh', () => true);
    write(file, page.replace('Two words', 'Other words'));
    expect(kinds()).toEqual(['edited docs/a.mdx#by-hand']);
    // Readers of the translation need no notice of it.
    expect(staleSections(root, 'zh')).toEqual(new Map());

    signOff(root, 'zh', () => true);
    expect(kinds()).toEqual([]);
  });

  it('gives readers the sections that changed, and not those that nobody has signed', () => {
    expect(staleSections(root, 'zh')).toEqual(new Map());
    signOff(root, 'zh', () => true);
    write('docs/a.mdx', page.replace('Two words', 'Other words').replace('What it', 'What this'));
    expect(staleSections(root, 'zh')).toEqual(
      new Map([
        [
          'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx',
          // Nothing of this site is in a history.
          {introduction: '', 'by-hand': ''},
        ],
      ]),
    );
  });

  it('is not disturbed by white space at the end of lines', () => {
    signOff(root, 'zh', () => true);
    write('docs/a.mdx', page.replaceAll('\n', '  \n'));
    expect(kinds()).toEqual([]);
  });

  it('tells of sections that are gone, and forgets them when they are signed', () => {
    signOff(root, 'zh', () => true);
    write('docs/a.mdx', page.slice(0, page.indexOf('### ')));
    expect(kinds()).toEqual(['extra docs/a.mdx#by-hand']);

    signOff(root, 'zh', () => true);
    expect(Object.keys(readLedger(root, 'zh')['docs/a.mdx'] ?? {})).toEqual([
      'introduction',
      'install',
    ]);
  });

  it('names a section that the translation lacks, which cannot be signed', () => {
    write(translationOf('a.mdx'), page.slice(0, page.indexOf('### ')));
    signOff(root, 'zh', () => true);
    expect(kinds()).toEqual(['missing docs/a.mdx#by-hand']);
  });

  it('names a section and a page that the translation alone has, until they are removed', () => {
    signOff(root, 'zh', () => true);
    write(translationOf('a.mdx'), `${page}\n## Own {#own}\n\nMore.`);
    write(translationOf('b.mdx'), 'Alone.');
    const named = ['extra docs/a.mdx#own', 'extra docs/b.mdx#introduction'];
    expect(kinds()).toEqual(named);
    expect(signOff(root, 'zh', () => true)).toBe(0);
    expect(kinds()).toEqual(named);

    write(translationOf('a.mdx'), page);
    fs.rmSync(path.join(root, translationOf('b.mdx')));
    expect(kinds()).toEqual([]);
  });

  it('forgets a page that has moved', () => {
    signOff(root, 'zh', () => true);
    fs.renameSync(path.join(root, 'docs/a.mdx'), path.join(root, 'docs/b.mdx'));
    signOff(root, 'zh', () => true);
    expect(Object.keys(readLedger(root, 'zh'))).toEqual([]);
  });

  it('names a page without a translation, which cannot be signed, with its words and not its comments', () => {
    write('docs/b.md', 'New here.{/* shows:\n  one, two */}');
    signOff(root, 'zh', () => true);
    expect(findStale(root, 'zh')).toMatchObject([{page: 'docs/b.md', kind: 'missing', words: 2}]);
  });
});

describe('a version that was cut', () => {
  const own = 'versioned_docs/version-1.0/a.mdx';
  const translation = 'i18n/zh/docusaurus-plugin-content-docs/version-1.0/a.mdx';
  const record = (): string[] => fs.readdirSync(path.join(root, 'i18n/zh')).toSorted();

  beforeEach(() => {
    signOff(root, 'zh', () => true);
    write('versions.json', '["1.0"]');
    write(own, page);
    write(translation, page);
    recordVersion(root, 'zh', '1.0');
  });

  it('has the record of the pages that it is a copy of, in a file of its own', () => {
    expect(kinds()).toEqual([]);
    expect(record()).toEqual([
      'docusaurus-plugin-content-docs',
      'translated-1.0.json',
      'translated.json',
    ]);
    const [first, second] = ['translated.json', 'translated-1.0.json'].map((name) =>
      Object.keys(JSON.parse(fs.readFileSync(path.join(root, 'i18n/zh', name), 'utf8')) as object),
    );
    expect([first, second]).toEqual([['docs/a.mdx'], [own]]);
  });

  it('names the section whose original is corrected, to translators and to readers', () => {
    write(own, page.replace('Two words', 'Other words'));
    expect(kinds()).toEqual([`changed ${own}#by-hand`]);
    expect([...staleSections(root, 'zh').keys()]).toEqual([translation]);
    // The next version is another page.
    signOff(root, 'zh', (name) => name === 'docs/a.mdx');
    expect(kinds()).toEqual([`changed ${own}#by-hand`]);
    signOff(root, 'zh', (name) => name === own);
    expect(kinds()).toEqual([]);
  });

  it('owes nothing to a younger language once there is a newer version', () => {
    fs.mkdirSync(path.join(root, 'i18n/ja/docusaurus-plugin-content-docs/current'), {
      recursive: true,
    });
    const missing = (): string[] => findStale(root, 'ja').map(({page: name}) => name);
    expect(missing()).toEqual(['docs/a.mdx', own]);
    write('versions.json', '["2.0", "1.0"]');
    expect(missing()).toEqual(['docs/a.mdx']);
  });

  it('takes its record along when it is removed', () => {
    write('versions.json', '[]');
    signOff(root, 'zh', () => true);
    expect(record()).not.toContain('translated-1.0.json');
  });
});

describe('what has changed', () => {
  const git = (...args: string[]): void => {
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.test', ...args], {cwd: root});
  };
  const lines = (): string[] =>
    findStale(root, 'zh').flatMap((finding) => changedLines(root, finding));
  const translation = 'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx';

  beforeEach(() => {
    write(translation, page);
    signOff(root, 'zh', () => true);
  });

  it('is named with its line, before and now, in either language', () => {
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'read');
    write('docs/a.mdx', page.replace('Two words', 'Three words'));
    expect(lines()).toEqual(['docs/a.mdx:15 #by-hand: -Two words. +Three words.']);
    const [diff = ''] = findStale(root, 'zh').map((finding) => withDiff(root, finding).diff);
    expect(diff).toContain('\n-Two words.\n+Three words.\n');

    write('docs/a.mdx', page);
    write(translation, page.replace('What it is for', 'What it was for'));
    expect(lines()).toEqual([`${translation}:5 #introduction: -What it is for. +What it was for.`]);
  });

  it('is named with its line of the file also below a comment, which is no part of the section', () => {
    const comment = '{/* shows:\n  a = b\n*/}\n\n';
    const commented = page.replace('Two words', `${comment}Two words`);
    write('docs/a.mdx', commented);
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'read');
    write('docs/a.mdx', commented.replace('Two words', 'Three words'));
    expect(lines()).toEqual(['docs/a.mdx:19 #by-hand: -Two words. +Three words.']);
  });

  it('is named by its section where there is no history', () => {
    write(translation, page.replace('Two words', 'Three words'));
    expect(lines()).toEqual([`${translation}:13 #by-hand: changed since it was read`]);
  });
});
