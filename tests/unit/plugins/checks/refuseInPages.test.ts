import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import siteChecks from '../../../../src/plugins/checks';
import refuseInPages from '../../../../src/plugins/checks/refuseInPages';

let siteDir: string;

const files: Record<string, string> = {
  'docusaurus.config.ts': '',
  'src/Counter/index.tsx':
    "'use client';\nimport {useCount} from '../../components/useCount';\nexport default () => <button onClick={go}>0</button>;",
  'components/Plain.tsx':
    "import type {Clicker} from './Clicker';\nimport {useId} from 'react';\nexport default () => <b>{useId()}</b>;",
  'components/Clicker.tsx': "import {useCount} from './useCount';\nexport default useCount;",
  'components/useCount.ts':
    "import * as React from 'react';\n\nexport const useCount = () => React.useState(0);",
  'components/Holder.tsx':
    "import Counter from '@site/src/Counter';\nexport default () => <Counter onCount={say} />;",
};

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'refusals-'));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, file), text);
  }
});

afterAll(() => fs.rmSync(siteDir, {recursive: true}));

/** What is said about a page, a line for each fault: `6: text`. */
async function faultsOf(page: string): Promise<string[]> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(refuseInPages);
  const file = {path: path.join(siteDir, 'docs/guide/page.mdx'), value: page};
  const error: unknown = await processor.run(processor.parse(page), file).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error === null) {
    return [];
  }
  const [, ...lines] = (error as Error).message.split('\n');
  return lines.map((line) => line.replace(/^docs\/guide\/page\.mdx:/, ''));
}

const refused: [string, string, RegExp][] = [
  [
    'a handler on an element',
    '<button onClick={() => go()}>Go</button>',
    /^1: The page uses onClick on <button>.*'use client'/,
  ],
  ['a handler of HTML', '<b onclick="go()">Go</b>', /^1: The page uses onclick on <b>/],
  [
    'a handler inside an expression',
    '\n\n{list.map(() =>\n  <i onClick={go} />)}',
    /^4: The page uses onClick on <i>/,
  ],
  [
    'a handler inside a prop',
    '<Card icon={<i onClick={go} />} />',
    /^1: The page uses onClick on <i>/,
  ],
  [
    'a hook in the page',
    'export const A = () => {\n  useEffect(go);\n};',
    /^2: The page uses useEffect\(\), which needs React/,
  ],
  [
    'a component with state, behind another file',
    "import Clicker from '@site/components/Clicker'",
    /^1: @site\/components\/Clicker: components\/useCount\.ts:3 uses useState\(\).*Add 'use client'/,
  ],
  [
    'the same by a relative path',
    "import Clicker from '../../components/Clicker.tsx'",
    /^1: .*Clicker\.tsx: .* uses useState\(\)/,
  ],
  ['BrowserOnly', '<BrowserOnly />', /^1: The page uses <BrowserOnly>/],
];

test.each(refused)('refuses %s', async (_, page, message) => {
  const faults = await faultsOf(page);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(message);
});

test.each([
  [
    'a client component with a handler',
    "import Counter from '@site/src/Counter'\n\n<Counter onCount={1} />",
  ],
  ['a component that is HTML', "import Plain from '@site/components/Plain'\n\n<Plain online />"],
  ['a component around a client component', "import Holder from '@site/components/Holder'"],
  ['the source of a component', "import source from '!!raw-loader!@site/components/Clicker'"],
  [
    'parts of Docusaurus, fragments, assets',
    "import Tabs from '@theme/Tabs'\nimport Link from '@docusaurus/Link'\nimport A from './_a.mdx'\nimport b from './b.png'\nimport c from 'package/c.json'",
  ],
  ['text in code', '`<widget onClick={go}>`'],
])('lets %s pass', async (_, page) => {
  expect(await faultsOf(page)).toEqual([]);
});

test('all the faults of a page are told at once', async () => {
  expect(await faultsOf('<b onClick={a} />\n\n<b onClick={a} />')).toHaveLength(2);
});

test('RE-1 a hook in a theme component stops the build, with file and line', () => {
  fs.mkdirSync(path.join(siteDir, 'src/theme'), {recursive: true});
  const own = path.join(siteDir, 'src/theme/Own.tsx');
  fs.writeFileSync(own, "import {useState} from 'react';\nexport default () => useState(0);");
  const context = {siteDir, i18n: {locales: ['en'], defaultLocale: 'en'}, siteConfig: {}};
  const load = () => siteChecks(context as unknown as LoadContext).loadContent?.();
  jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'production'});

  expect(load).toThrow(/^src\/theme\/Own\.tsx:2 uses useState\(\).*Add 'use client'/m);
  fs.writeFileSync(own, "'use client';\nexport default () => useState(0);");
  expect(load).not.toThrow();
  jest.restoreAllMocks();
});
