// Asks whether addresses of other sites still answer. A site may refuse machines, or be down for a day: then the
// Internet Archive is asked whether it has a good copy, and the address passes with a remark.

/** @typedef {{url: string, verdict: 'alive' | 'unsure' | 'gone', reason: string}} Answer */

/**
 * @typedef {object} Options
 * @property {string} archive the Archive's address that tells of copies; a copy's address is given in `url=`
 * @property {number} timeout how long to wait for an answer, in milliseconds
 */

/** @type {Options} */
export const defaults = {
  archive: 'https://archive.org/wayback/available',
  timeout: 20_000,
};

const headers = {'User-Agent': 'rslib-docs link check', Accept: 'text/html,*/*'};

/** @param {string} url @param {number} timeout @returns {Promise<{status: number} | {error: string}>} */
async function ask(url, timeout) {
  try {
    const response = await fetch(url, {headers, signal: AbortSignal.timeout(timeout)});
    await response.body?.cancel();
    return {status: response.status};
  } catch (error) {
    const {name, message, cause} = /** @type {Error & {cause?: Error}} */ (error);
    return {error: name === 'TimeoutError' ? 'no answer in time' : (cause?.message ?? message)};
  }
}

/** @param {string} url @param {Options} options @returns {Promise<string | null>} the address of a good copy */
async function findCopy(url, {archive, timeout}) {
  try {
    const question = `${archive}?url=${encodeURIComponent(url)}`;
    const response = await fetch(question, {headers, signal: AbortSignal.timeout(timeout)});
    const {archived_snapshots: snapshots} =
      /** @type {{archived_snapshots?: {closest?: {available?: boolean, status?: string, url?: string}}}} */ (
        await response.json()
      );
    const closest = snapshots?.closest;
    return closest?.available && closest.status === '200' ? (closest.url ?? null) : null;
  } catch {
    // The second opinion is missing, too: the first one stands.
    return null;
  }
}

/** @param {string} url @param {Partial<Options>} [options] @returns {Promise<Answer>} */
export async function checkAddress(url, options = {}) {
  const all = {...defaults, ...options};
  const answer = await ask(url, all.timeout);
  if ('status' in answer && answer.status < 400) {
    return {url, verdict: 'alive', reason: String(answer.status)};
  }
  const reason = 'status' in answer ? String(answer.status) : answer.error;
  const copy = await findCopy(url, all);
  // The site itself says that there is no such page; a copy only helps to find where it went.
  const isGone = 'status' in answer && [404, 410].includes(answer.status);
  if (copy === null) return {url, verdict: 'gone', reason: `${reason}; the Archive has no copy`};
  return {url, verdict: isGone ? 'gone' : 'unsure', reason: `${reason}; a copy: ${copy}`};
}
