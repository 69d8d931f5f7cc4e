// cspell:ignore TESTAPP
import {spawnSync, spawn} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import {expect, test} from '@playwright/test';

const script = path.resolve('scripts/search-upload/index.mjs');
const credentials = {
  SEARCH_APP_ID: 'TESTAPP',
  SEARCH_ADMIN_KEY: 'admin-key',
  SEARCH_INDEX_NAME: 'docs',
};

/** Two records in each language; the code of one is too large for the provider. */
function writeRecords(folder: string): void {
  for (const lang of ['en', 'zh']) {
    const page = {
      title: 'One',
      routePath: lang === 'en' ? '/one' : `/${lang}/one`,
      lang,
      version: '',
      pageType: 'doc',
      frontmatter: {},
      description: 'About one',
      sidebarPath: ['Guide'],
      unlisted: false,
      sections: [{id: 'part', headings: ['Part'], text: '文'.repeat(1000), code: 'x'.repeat(9000)}],
    };
    fs.writeFileSync(path.join(folder, `entries.${lang}.json`), JSON.stringify([page]));
  }
}

/** A provider that does what it is asked to, or refuses everything. */
async function startProvider(status: number) {
  const requests: {call: string; body: string; key: string}[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const call = `${request.method} ${(request.url ?? '').replace(/_tmp_\d+/, '_tmp').replace(/\?.*/, '')}`;
      requests.push({call, body, key: String(request.headers['x-algolia-api-key'])});
      const done = {taskID: 1, objectIDs: [], status: 'published'};
      response.writeHead(status, {'content-type': 'application/json'});
      response.end(JSON.stringify(status === 200 ? done : {message: 'Invalid API key', status}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {requests, host, close: () => server.close()};
}

async function upload(folder: string, host: string) {
  const child = spawn(process.execPath, [script, '--records', folder], {
    env: {...process.env, ...credentials, SEARCH_UPLOAD_HOST: host},
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return {code, output};
}

test('search:upload replaces the records by way of a temporary index', async () => {
  const {outputDir} = test.info();
  fs.mkdirSync(outputDir, {recursive: true});
  writeRecords(outputDir);
  const provider = await startProvider(200);
  const {code, output} = await upload(outputDir, provider.host);
  expect(output).toContain('zh: 2 records of 1 pages');
  expect(code).toBe(0);
  const changes = provider.requests.filter(({call}) => !call.startsWith('GET'));
  expect(changes.map(({call, body}) => call + (/"operation":"\w+"/.exec(body)?.[0] ?? ''))).toEqual(
    [
      'PUT /1/indexes/docs/settings',
      'POST /1/indexes/docs/operation"operation":"copy"',
      'POST /1/indexes/docs_tmp/batch',
      'POST /1/indexes/docs/operation"operation":"copy"',
      'POST /1/indexes/docs_tmp/operation"operation":"move"',
    ],
  );
  expect(provider.requests.map(({key}) => key)).toEqual(provider.requests.map(() => 'admin-key'));
  const batch = JSON.parse(changes[2]?.body ?? '') as {requests: {body: {objectID: string}}[]};
  const records = batch.requests.map(({body}) => body);
  expect(records.map(({objectID}) => objectID)).toEqual([
    '/one',
    '/one#part',
    '/zh/one',
    '/zh/one#part',
  ]);
  expect(records[3]).toMatchObject({
    lang: 'zh',
    version: 'main',
    type: 'lvl2',
    hierarchy: {lvl0: 'Guide › One', lvl1: 'One', lvl2: 'Part'},
    content: '文'.repeat(1000),
  });
  for (const record of records) {
    expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThanOrEqual(10_000);
  }
  provider.close();
});

test('search:upload says what is wrong', async () => {
  const {outputDir} = test.info();
  fs.mkdirSync(outputDir, {recursive: true});
  const run = (env: Record<string, string>, ...args: string[]) =>
    spawnSync(process.execPath, [script, '--records', outputDir, ...args], {
      env: {...process.env, ...env},
      encoding: 'utf8',
    });
  expect(run(credentials).stderr).toContain('Run "npm run build" first.');
  writeRecords(outputDir);
  for (const name of Object.keys(credentials)) {
    const {status, stderr} = run({...credentials, [name]: ''});
    expect(stderr).toContain(`${name} is missing. Nothing was sent.`);
    expect(status).toBe(1);
  }
  const {status, stdout} = run({}, '--dry-run');
  expect(stdout).toContain('Nothing was sent.');
  expect(status).toBe(0);

  const provider = await startProvider(403);
  const {code, output} = await upload(outputDir, provider.host);
  expect(output).toContain('The upload failed: Invalid API key (HTTP status 403)');
  expect(code).toBe(1);
  provider.close();
});
