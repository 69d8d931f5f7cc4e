import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

import {browserPath, chromiumArgs} from './browser.mjs';
import {toolsRoot} from './install.mjs';
import {takeInTurns} from './sites.mjs';

const audits = {
  'FCP, ms': 'first-contentful-paint',
  'LCP, ms': 'largest-contentful-paint',
  'TBT, ms': 'total-blocking-time',
};

/** Lighthouse splits switches at spaces. @param {string} argument */
const quoteValue = (argument) => argument.replace(/=(.*)/, '="$1"');

/** Visits a page with a browser of its own. @param {string} url @returns {Promise<Record<string, number>>} */
async function visit(url) {
  const {stdout} = await promisify(execFile)(
    path.join(toolsRoot, 'node_modules/node/bin/node'),
    [
      path.join(toolsRoot, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      `--chrome-flags=--headless=new ${chromiumArgs.map(quoteValue).join(' ')}`,
    ],
    {env: {...process.env, CHROME_PATH: browserPath()}, maxBuffer: Infinity},
  );
  const result = JSON.parse(stdout);
  if (result.runtimeError) {
    throw new Error(result.runtimeError.message);
  }
  return Object.fromEntries(
    Object.entries(audits).map(([label, id]) => [label, result.audits[id].numericValue]),
  );
}

/**
 * Has Lighthouse's phone visit each kind of page.
 *
 * @param {import('./sites.mjs').Context} context
 */
export function lighthouse({sites, routes, samples}) {
  return takeInTurns({
    sites,
    tasks: new Map(Object.entries(routes.pages)),
    samples,
    take: (path, origin) => visit(origin + path),
  });
}
