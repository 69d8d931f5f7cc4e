// @ts-check
// node tests/support/servers/hostedSite.mjs [folder, unused] [port]
import {runCommand} from '../../../src/tasks/commandLine.mjs';
import {parsePort, serveSite} from '../../../src/tasks/staticServer.mjs';
import {credentials} from '../provider/credentials.mjs';
import {buildFixture} from './fixtureBuild.mjs';

runCommand(() =>
  serveSite({
    directory: buildFixture('hosted', {
      SEARCH_APP_ID: credentials.appId,
      SEARCH_API_KEY: credentials.apiKey,
      SEARCH_INDEX_NAME: credentials.indexName,
    }),
    port: parsePort(process.argv[3], 4186),
  }),
);
