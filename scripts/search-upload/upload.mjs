import {UsageError} from '../commandLine.mjs';

/** Polls of a task of the provider before it is given up; they come at growing intervals, 5 s at most. */
const maxRetries = 100;

/** The highest level first: a title says more than a heading of depth 6, and that more than prose. */
const levels = [1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`);

/** @type {Omit<import('algoliasearch').IndexSettings, 'indexLanguages' | 'queryLanguages'>} */
const commonSettings = {
  searchableAttributes: [...levels, 'content', 'unordered(code)', 'unordered(hierarchy.lvl0)'],
  attributesForFaceting: ['filterOnly(lang)', 'filterOnly(version)'],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'lang', 'version'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  // The provider's own order, with the attribute before the exact word: a page named after the query is
  // what readers want.
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  ignorePlurals: ['en'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  // `bundle: false` and `dts.bundle` are names, and not two words each.
  separatorsToIndex: '_.-$',
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  removeWordsIfNoResults: 'lastWords',
};

/**
 * Replaces a hosted index in one step. Everything is put into a temporary index first: the rules and synonyms that the
 * maintainers have made, our settings, the records. Then that takes the place of the old one, which has answered until
 * then, untouched; the provider's `replaceAllObjects` leaves settings to a second step.
 *
 * @param {import('algoliasearch').Algoliasearch} client @param {string} indexName
 * @param {readonly import('../../src/search/engine/records').SearchRecord[]} records
 * @param {readonly import('algoliasearch').SupportedLanguage[]} languages of the records
 * @throws {UsageError} after the temporary index was removed, as far as that is possible
 */
export async function replaceIndex(client, indexName, records, languages) {
  const temporary = `${indexName}_tmp_${Date.now()}`;
  /** @param {string} name @param {{taskID: number}} task */
  const done = (name, {taskID}) => client.waitForTask({indexName: name, taskID, maxRetries});
  /** @type {import('algoliasearch').IndexSettings} */
  const indexSettings = {
    ...commonSettings,
    indexLanguages: [...languages],
    queryLanguages: [...languages],
  };
  let isUntouched = true;
  try {
    if (await client.indexExists({indexName})) {
      /** @type {import('algoliasearch').OperationIndexParams} */
      const operationIndexParams = {
        operation: 'copy',
        destination: temporary,
        scope: ['settings', 'rules', 'synonyms'],
      };
      // A task of a copy belongs to the index that it is copied from.
      await done(indexName, await client.operationIndex({indexName, operationIndexParams}));
      console.log(`Copied the settings, rules and synonyms of ${indexName} to ${temporary}.`);
    }
    await done(temporary, await client.setSettings({indexName: temporary, indexSettings}));
    await client.chunkedBatch({
      indexName: temporary,
      objects: records.map((record) => ({...record})),
      waitForTasks: true,
      maxRetries,
    });
    console.log(`Uploaded ${records.length} records to ${temporary}.`);
    isUntouched = false;
    const move = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: {operation: 'move', destination: indexName},
    });
    await done(temporary, move);
    console.log(`${temporary} is now ${indexName}.`);
  } catch (error) {
    await client.deleteIndex({indexName: temporary}).catch(() => {
      console.log(`${temporary} could not be removed. Remove it by hand.`);
    });
    const {message, status} = /** @type {{message?: string, status?: number}} */ (error ?? {});
    const reason = `${message ?? String(error)}${status ? ` (HTTP status ${status})` : ''}`;
    const outcome = isUntouched
      ? `The index ${indexName} has not changed.`
      : `It is not known whether ${indexName} was replaced. Check it.`;
    throw new UsageError(`The upload failed: ${reason}\n${outcome}`, {cause: error});
  }
}
