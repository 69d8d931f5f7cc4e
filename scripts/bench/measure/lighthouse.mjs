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
 * One visit, by a browser of its own.
 *
 * @param {string} url
 * @param {readonly string[]} [switches] further ones of the browser
 * @returns {Promise<{figures: Record<string, number | null>, failed: string[]}>} `failed`: the audits
 * @throws {Error} when the page could not be judged
 */
export async function visitWithLighthouse(url, switches = []) {
  const settings = [toolsRoot, browserPath(), JSON.stringify([...chromiumArgs, ...switches]), url];
  const {error, ...result} = JSON.parse(
    await runOrThrow({argv: [benchNode(), script, ...settings], cwd: os.tmpdir()}),
  );
  if (error) {
    throw new Error(error);
  }
  return result;
}

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
      const result = await visitWithLighthouse(url);
      const known = failed.get(`${site} ${page}`) ?? new Set();
      result.failed.forEach((id) => known.add(id));
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
