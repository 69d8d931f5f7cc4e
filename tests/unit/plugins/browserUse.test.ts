import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';

import siteChecks, {findBrowserUse} from '../../../src/plugins/checks';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'browser-use-'));

afterAll(() => fs.rmSync(siteDir, {recursive: true}));

const files: Record<string, string> = {
  'src/Counter/index.tsx':
    "'use client';\nimport {useCount} from '../../components/useCount';\nexport default () => <button onClick={go}>0</button>;",
  'components/Plain.tsx':
    "import type {Clicker} from './Clicker';\nimport {useId} from 'react';\n// Not useState().\nexport default () => <b>{useId()}</b>;",
  'components/Clicker.tsx': "import {useCount} from './useCount';\nexport default useCount;",
  'components/useCount.ts':
    "import * as React from 'react';\n\nexport const useCount = () => React.useState(0);",
  'components/Holder.tsx':
    "import Counter from '@site/src/Counter';\nexport default () => <Counter onCount={say} />;",
};

function write(file: string, text: string): string {
  const full = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(full), {recursive: true});
  fs.writeFileSync(full, text);
  return full;
}

beforeAll(() => Object.entries(files).forEach(([file, text]) => write(file, text)));

const useIn = (page: string): string | undefined =>
  findBrowserUse(write('docs/guide/page.mdx', page), siteDir, new Set());

test.each([
  ['<button onClick={() => go()}>Go</button>', 'docs/guide/page.mdx:1 uses onClick on <button>'],
  ['<b onclick="go()">Go</b>', 'docs/guide/page.mdx:1 uses onclick on <b>'],
  ['Text\n\n<Card icon={<i onClick={go} />} />', 'docs/guide/page.mdx:3 uses onClick on <i>'],
  ['export const A = () => {\n  useEffect(go);\n};', 'docs/guide/page.mdx:2 uses useEffect()'],
  ['<BrowserOnly />', 'docs/guide/page.mdx:1 uses <BrowserOnly>'],
  ["import A from '@site/components/Clicker'", 'components/useCount.ts:3 uses useState()'],
  ["import A from '../../components/Clicker.tsx'", 'components/useCount.ts:3 uses useState()'],
])('RE-1 %j is found', (page, use) => {
  expect(useIn(page)).toBe(
    `${use}, which needs React in the browser. Move it into a module that begins with 'use client'.`,
  );
});

test.each([
  "import Counter from '@site/src/Counter'\n\n<Counter onCount={1} />",
  "import Plain from '@site/components/Plain'\n\n<Plain online />",
  "import Holder from '@site/components/Holder'",
  "import source from '!!raw-loader!@site/components/Clicker'",
  "import Tabs from '@theme/Tabs'\nimport A from './_a.mdx'\nimport b from './b.png'",
  '`<b onClick={go}>`',
  '1. A list:\n\n   ```tsx\n   <b onClick={go}>\n   ```\n\n````md\n```tsx\nuseState()\n```\n````',
])('RE-1 nothing is found in %j', (page) => {
  expect(useIn(page)).toBeUndefined();
});

test('RE-1 a hook in a page or in a component of the theme stops the build', () => {
  write('docs/guide/page.mdx', '<b onClick={a} />');
  write('src/theme/Own.tsx', "import {useState} from 'react';\nexport default () => useState(0);");
  const load = () => siteChecks({siteDir} as unknown as LoadContext).loadContent?.();
  jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'production'});

  expect(load).toThrow(
    /^src\/theme\/Own\.tsx:2 uses useState\(\).*\ndocs\/guide\/page\.mdx:1 uses/m,
  );
  jest.restoreAllMocks();
});
