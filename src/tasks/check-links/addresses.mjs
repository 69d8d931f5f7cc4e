// Asks whether addresses of other sites still answer. A site may refuse machines, or be down for a day: then the
// Internet Archive is asked whether it has a good copy, and the address passes with a remark.

/** @typedef {{url: string, verdict: 'alive' | 'unsure' | 'gone', reason: string}} Answer */

const headers = {'User-Agent': 'rslib-docs link check', Accept: 'text/html,*/*'};

/** @param {string} url @param {number} timeout @returns {Promise<string>} the status, or why there is none */
async function ask(url, timeout) {
  try {
    const response = await fetch(url, {headers, signal: AbortSignal.timeout(timeout)});
    await response.body?.cancel();
    return String(response.status);
  } catch (error) {
    const {name, message, cause} = /** @type {Error & {cause?: Error}} */ (error);
    return name === 'TimeoutError' ? 'no answer in time' : (cause?.message ?? message);
  }
}

/** @param {string} url @param {string} archive @param {number} timeout @returns {Promise<string | null>} the address of a good copy */
async function findCopy(url, archive, timeout) {
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

/**
 * @param {string} url
 * @param {string} [archive] the Archive's address that tells of copies; a copy's address is given in `url=`
 * @param {number} [timeout] how long to wait for an answer, in milliseconds @returns {Promise<Answer>}
 */
export async function checkAddress(
  url,
  archive = 'https://archive.org/wayback/available',
  timeout = 20_000,
) {
  const answer = await ask(url, timeout);
  if (Number(answer) < 400) {
    return {url, verdict: 'alive', reason: answer};
  }
  const copy = await findCopy(url, archive, timeout);
  if (copy === null) return {url, verdict: 'gone', reason: `${answer}; the Archive has no copy`};
  // The site itself says that there is no such page; a copy only helps to find where it went.
  const isGone = ['404', '410'].includes(answer);
  return {url, verdict: isGone ? 'gone' : 'unsure', reason: `${answer}; a copy: ${copy}`};
}
