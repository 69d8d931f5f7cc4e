// @ts-check
import os from 'node:os';
import {fileURLToPath} from 'node:url';

import {browserPath, chromiumArgs} from '../lib/browser.mjs';
import {toolsRoot} from '../lib/paths.mjs';
import {runOrThrow} from '../lib/run.mjs';
import {benchNode, installTools} from '../sites/install.mjs';
import {collect} from './collect.mjs';

const script = fileURLToPath(new URL('lighthouseProcess.mjs', import.meta.url));

/**
 * Lighthouse's mobile preset on each kind of page: its paints, its blocking time, its four scores.
 *
 * @param {import('./types.mjs').Context} context
 * @returns {Promise<import('./types.mjs').Row[]>} with the failed audits of each row
 */
export async function lighthouse({sites, routes, samples, log}) {
  await installTools();
  /** @type {Map<string, Set<string>>} */
  const failed = new Map();
  const rows = await collect({
    tasks: Object.entries(routes.pages).flatMap(([page, path]) =>
      sites.map(({name, origin}) => ({site: name, page, url: origin + path})),
    ),
    samples,
    key: ({site, page}) => ({site, page}),
    take: async ({site, page, url}) => {
      const settings = [toolsRoot, browserPath(), JSON.stringify(chromiumArgs), url];
      const result = JSON.parse(
        await runOrThrow({argv: [benchNode(), script, ...settings], cwd: os.tmpdir()}),
      );
      if (result.error) {
        throw new Error(result.error);
      }
      const known = failed.get(`${site} ${page}`) ?? new Set();
      result.failed.forEach((/** @type {string} */ id) => known.add(id));
      failed.set(`${site} ${page}`, known);
      return result.figures;
    },
    log,
  });
  return rows.map((row) => ({
    ...row,
    failed: [...(failed.get(`${row.site} ${row.page}`) ?? [])].join(', '),
  }));
}
