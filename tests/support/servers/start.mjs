// @ts-check
// node tests/support/servers/start.mjs '<site> <port> [base]'...
//
// Serves the sites of a run, after building the fixtures in two rows, because CI machines have two cores.
import {runCommand} from '../../../scripts/commandLine.mjs';
import {createStaticServer, listen} from '../../../scripts/staticServer.mjs';
import {credentials} from '../provider/credentials.mjs';
import {createFaultyServer} from './faulty.mjs';
import {buildFixture} from './fixtureBuild.mjs';
import {cutVersions} from './versionsSite.mjs';

const mainBuild = process.env.E2E_BUILD_DIR ?? 'build';

const hostedEnv = {
  SEARCH_APP_ID: credentials.appId,
  SEARCH_API_KEY: credentials.apiKey,
  SEARCH_INDEX_NAME: credentials.indexName,
};

/** @type {Record<string, (base: string) => Promise<string>>[]} */
const rows = [
  {
    extensionsSite: (base) => buildFixture('extensions', {env: {SITE_BASE_URL: base}}),
    hostedSite: () => buildFixture('hosted', {env: hostedEnv}),
  },
  {
    fixtureSite: () => buildFixture('site'),
    versionsSite: () => buildFixture('versions-cut', {prepare: cutVersions}),
  },
];

/** @type {Map<string, {port: number, base: string}>} */
const wanted = new Map(
  process.argv.slice(2).map((line) => {
    const [name = '', port = '', base = '/'] = line.split(' ');
    return [name, {port: Number(port), base}];
  }),
);

/** @param {string} name @param {(base: string) => Promise<import('node:http').Server>} create */
async function serve(name, create) {
  const site = wanted.get(name);
  if (site) {
    await listen(await create(site.base), site.port);
  }
}

runCommand(async () => {
  await serve('githubPages', async () => createStaticServer({directory: mainBuild}));
  await serve('faulty', () => createFaultyServer(mainBuild));
  await Promise.all(
    rows.map(async (row) => {
      for (const [name, build] of Object.entries(row)) {
        await serve(name, async (base) => createStaticServer({directory: await build(base), base}));
      }
    }),
  );
  console.log('All sites are served.');
});
