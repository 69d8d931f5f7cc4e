import type {Plugin} from '@docusaurus/types';

import {toolVersion} from '../../config/environment';
import outcome from './outcome.json';
import {toRecord} from './toRecord';

/**
 * Hands the landing page what came out when a small library was built with the documented tool. The build itself takes
 * seconds, so its outcome is committed, and `tests/samples/homeRecord.test.ts` builds the library again and compares.
 * It is a generated module, because global data is in every page's bundle.
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
