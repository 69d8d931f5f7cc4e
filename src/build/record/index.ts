import type {Plugin} from '@docusaurus/types';

import {toolVersion} from '../../config/environment';
import outcome from './outcome.json';
import {toRecord} from './toRecord';

/**
 * Hands the landing page what came out when a small library was built with the documented tool:
 * `@generated/build-record/default/record.json`.
 *
 * The build itself takes seconds, so it does not run here: its outcome is committed, and
 * `tests/samples/homeRecord.test.ts` builds the library again and compares (`npm run record` renews it).
 *
 * The record is a generated module and not global data, because global data is in every page's bundle.
 */
export default function buildRecord(): Plugin {
  return {
    name: 'build-record',
    async contentLoaded({actions}) {
      if (outcome.version !== toolVersion) {
        throw new Error(
          `The landing page shows a build by @rslib/core ${outcome.version}, but ${toolVersion} is installed. Run "npm run record".`,
        );
      }
      await actions.createData('record.json', toRecord(outcome));
    },
  };
}
