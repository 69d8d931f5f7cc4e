// cspell:ignore TESTAPP
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {locales} from '../../src/config/locales';
import {bytes, fit, recordLimit} from '../../scripts/search-upload/records.mjs';
import {emptyIndex, startApi, type ApiServer, type Fault} from '../support/provider/server';

const script = path.resolve('scripts/search-upload/index.mjs');
const indexName = 'docs';

let folder: string;
let api: ApiServer;

/** Two pages with one section each, in each language. */
function pages(locale: string) {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  return ['one', 'two'].map((name) => ({
    title: `<${name}>`,
    routePath: `${prefix}/${name}`,
    lang: locale,
    version: '',
    kind: 'doc',
    pageType: 'doc',
    frontmatter: {},
    description: `About ${name} & more`,
    sidebarPath: ['Guide'],
    unlisted: false,
    sections: [{id: 'part', headings: ['Part'], text: 'Text', code: 'a < b'}],
  }));
}

test.beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-upload-'));
  for (const locale of locales) {
    fs.writeFileSync(path.join(folder, `records.${locale}.json`), JSON.stringify(pages(locale)));
  }
  api = await startApi();
  api.indexes.set(indexName, {
    ...emptyIndex(),
    settings: {hitsPerPage: 7, ranking: ['old']},
    rules: ['a rule'],
    synonyms: ['a synonym'],
    objects: new Map([['old', {objectID: 'old'}]]),
  });
});

test.afterEach(async () => {
  await api.close();
  fs.rmSync(folder, {recursive: true});
});

/** Runs the command to its end. */
async function upload(env: Record<string, string> = {}, ...args: string[]) {
  const child = spawn(process.execPath, [script, '--records', folder, ...args], {
    env: {
      ...process.env,
      SEARCH_APP_ID: 'TESTAPP',
      SEARCH_ADMIN_KEY: 'admin-key',
      SEARCH_INDEX_NAME: indexName,
      SEARCH_UPLOAD_HOST: api.origin,
      SEARCH_UPLOAD_TIMEOUT: '1000',
      ...env,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return {code, output};
}

function expectOldIndex(): void {
  expect([...api.indexes.keys()]).toEqual([indexName]);
  expect(api.indexes.get(indexName)).toMatchObject({
    settings: {hitsPerPage: 7, ranking: ['old']},
    rules: ['a rule'],
    synonyms: ['a synonym'],
  });
  expect([...(api.indexes.get(indexName)?.objects.keys() ?? [])]).toEqual(['old']);
}

test('search:upload replaces the index in one step, with settings, rules and synonyms', async () => {
  const {code, output} = await upload();
  expect(output).toContain('en: 4 records of 2 pages');
  expect(output).toContain('zh: 4 records of 2 pages');
  expect(code).toBe(0);
  expect([...api.indexes.keys()]).toEqual([indexName]);
  const index = api.indexes.get(indexName);
  expect(index).toMatchObject({rules: ['a rule'], synonyms: ['a synonym']});
  // Ours win; what only the maintainers have set stays.
  expect(index?.settings).toMatchObject({
    hitsPerPage: 7,
    attributesForFaceting: ['filterOnly(lang)', 'filterOnly(version)'],
  });
  expect(index?.settings.ranking).not.toEqual(['old']);
  expect([...(index?.objects.keys() ?? [])].sort()).toEqual(
    ['/one', '/one#part', '/two', '/two#part'].flatMap((url) => [url, `/zh${url}`]).sort(),
  );
  expect(index?.objects.get('/zh/one#part')).toEqual({
    objectID: '/zh/one#part',
    url: '/zh/one#part',
    lang: 'zh',
    version: 'main',
    type: 'lvl2',
    hierarchy: {
      lvl0: 'Guide › <one>',
      lvl1: '&lt;one&gt;',
      lvl2: 'Part',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: 'Text',
    code: 'a < b',
  });
  // Nothing but the last step touches the index that readers search.
  const touching = api.requests.filter(
    ({method, path: address}) => method !== 'GET' && address.startsWith(`/1/indexes/${indexName}/`),
  );
  expect(touching.map(({body}) => (JSON.parse(body) as {operation: string}).operation)).toEqual([
    'copy',
  ]);
  expect(api.requests[0]?.headers).toMatchObject({
    'x-algolia-api-key': 'admin-key',
    'x-algolia-application-id': 'TESTAPP',
  });
});

test('search:upload makes the first index', async () => {
  api.indexes.clear();
  expect((await upload()).code).toBe(0);
  expect(api.indexes.get(indexName)?.objects.size).toBe(8);
});

test('search:upload --dry-run counts, and sends nothing', async () => {
  const {code, output} = await upload({SEARCH_ADMIN_KEY: ''}, '--dry-run');
  expect(code).toBe(0);
  expect(output).toMatch(/all: 8 records, [\d.]+ kB; the largest is \S+ with [\d.]+ kB/);
  expect(api.requests).toEqual([]);
});

for (const name of ['SEARCH_APP_ID', 'SEARCH_ADMIN_KEY', 'SEARCH_INDEX_NAME']) {
  test(`search:upload says that ${name} is missing`, async () => {
    const {code, output} = await upload({[name]: ''});
    expect(code).toBe(1);
    expect(output).toContain(`${name} is missing. Nothing was sent.`);
    expect(api.requests).toEqual([]);
  });
}

test('search:upload says that the site has not been built', async () => {
  fs.rmSync(path.join(folder, 'records.zh.json'));
  const {code, output} = await upload();
  expect(code).toBe(1);
  expect(output).toContain('Run "npm run build" first.');
  expect(api.requests).toEqual([]);
});

const steps: Record<string, RegExp> = {
  'the look at the index': /^GET \S+\/settings$/,
  'the copy': /^POST \/1\/indexes\/docs\/operation$/,
  'the settings': /^PUT /,
  'the records': /\/batch$/,
};

const faults: Record<string, {fault: Fault; message: string}> = {
  refuses: {fault: 'refuse', message: 'Unreachable hosts'},
  stalls: {fault: 'stall', message: 'Unreachable hosts'},
  'answers 403': {
    fault: {status: 403, body: '{"message":"Invalid API key","status":403}'},
    message: 'Invalid API key (HTTP status 403)',
  },
  'answers 500': {fault: {status: 500, body: 'oops'}, message: 'Unreachable hosts'},
  'answers garbage': {fault: {status: 200, body: '<html>'}, message: 'The upload failed'},
};

for (const [step, pattern] of Object.entries(steps)) {
  for (const [name, {fault, message}] of Object.entries(faults)) {
    test(`search:upload leaves the old index when ${step} ${name}`, async () => {
      api.fail(({method, path: address}) => (pattern.test(`${method} ${address}`) ? fault : null));
      const {code, output} = await upload();
      expect(code).toBe(1);
      expect(output).toContain(message);
      expect(output).toContain(`The index ${indexName} has not changed.`);
      expect(output).not.toContain('admin-key');
      expectOldIndex();
    });
  }
}

test('search:upload does not claim to know how an exchange has ended', async () => {
  api.fail(({body}) => (body.includes('"move"') ? 'refuse' : null));
  const {code, output} = await upload();
  expect(code).toBe(1);
  expect(output).toContain(`It is not known whether ${indexName} was replaced`);
  expectOldIndex();
});

test('a record that is too large for the provider loses code first, then the end of its prose', () => {
  const record = {
    objectID: '/a',
    url: '/a',
    lang: 'zh',
    version: 'main',
    type: 'lvl1',
    hierarchy: {lvl0: 'A', lvl1: 'A', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    content: '模块😀 '.repeat(400),
    code: 'const a = 1;\n'.repeat(2000),
  } as const;
  const fitted = fit(record);
  expect(bytes(fitted)).toBeLessThanOrEqual(recordLimit);
  expect(bytes(fitted)).toBeGreaterThan(recordLimit * 0.9);
  expect(fitted.content).toBe(record.content);
  expect(record.code.startsWith(fitted.code)).toBe(true);
  const long = fit({...record, content: '模块😀'.repeat(4000)});
  expect(bytes(long)).toBeLessThanOrEqual(recordLimit);
  expect(long.code).toBe('');
  expect(long.content).not.toMatch(/\p{Surrogate}/u);
  expect(fit(fitted)).toBe(fitted);
});
