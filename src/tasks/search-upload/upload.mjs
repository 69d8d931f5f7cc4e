// @ts-check

/** @typedef {import('algoliasearch').Algoliasearch} Client */

/** Polls of a task of the provider before it is given up; they come at growing intervals, 5 s at most. */
const maxRetries = 100;

/** An upload that failed, and what that means for the index. */
export class UploadError extends Error {
  /**
   * @param {unknown} cause the provider's error
   * @param {boolean} isUntouched false when the exchange had begun: nobody has said how it ended
   */
  constructor(cause, isUntouched) {
    const {message, status} = /** @type {{message?: string, status?: number}} */ (cause ?? {});
    super(`${message ?? String(cause)}${status ? ` (HTTP status ${status})` : ''}`, {cause});
    this.isUntouched = isUntouched;
  }
}

/** Names an index that is there only while an upload lasts. @param {string} indexName */
const temporaryName = (indexName) => `${indexName}_tmp_${Date.now()}`;

/**
 * Replaces a hosted index in one step. Everything is put into a temporary index first: the rules and
 * synonyms that the maintainers have made, our settings, the records. Then that takes the place of the
 * old one. Until then the old index answers, untouched; so the provider's `replaceAllObjects` will not do,
 * which leaves settings to a second step.
 *
 * @param {Client} client
 * @param {string} indexName
 * @param {{records: readonly Record<string, unknown>[], settings: import('algoliasearch').IndexSettings}} content
 * @param {(line: string) => void} log
 * @throws {UploadError} after the temporary index was removed, as far as that is possible
 */
export async function replaceIndex(client, indexName, {records, settings}, log) {
  const temporary = temporaryName(indexName);
  /** @param {string} name @param {{taskID: number}} task */
  const done = (name, {taskID}) => client.waitForTask({indexName: name, taskID, maxRetries});
  let isUntouched = true;
  try {
    if (await client.indexExists({indexName})) {
      const operationIndexParams = /** @type {const} */ ({
        operation: 'copy',
        destination: temporary,
        scope: ['settings', 'rules', 'synonyms'],
      });
      // A task of a copy belongs to the index that it is copied from.
      await done(indexName, await client.operationIndex({indexName, operationIndexParams}));
      log(`Copied the settings, rules and synonyms of ${indexName} to ${temporary}.`);
    }
    await done(
      temporary,
      await client.setSettings({indexName: temporary, indexSettings: settings}),
    );
    await client.chunkedBatch({
      indexName: temporary,
      objects: [...records],
      waitForTasks: true,
      maxRetries,
    });
    log(`Uploaded ${records.length} records to ${temporary}.`);
    isUntouched = false;
    await done(
      temporary,
      await client.operationIndex({
        indexName: temporary,
        operationIndexParams: {operation: 'move', destination: indexName},
      }),
    );
    log(`${temporary} is ${indexName} now.`);
  } catch (error) {
    await client.deleteIndex({indexName: temporary}).catch(() => {
      log(`${temporary} could not be removed; do it by hand.`);
    });
    throw new UploadError(error, isUntouched);
  }
}
