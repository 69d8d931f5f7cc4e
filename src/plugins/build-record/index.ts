import type {LoadContext, Plugin} from '@docusaurus/types';

import {runBuild} from './runBuild';
import {toRecord} from './toRecord';
import type {BuildRecord} from './types';

/**
 * Builds a small library with the documented tool while the site is built, and hands the landing
 * page what came out: `@generated/build-record/default/record.json`. A failure stops the site's build.
 *
 * The record is a generated module and not global data, because global data is in every page's bundle.
 */
export default function buildRecord({siteDir}: LoadContext): Plugin {
  return {
    name: 'build-record',
    async loadContent(): Promise<BuildRecord> {
      try {
        return toRecord(await runBuild(siteDir));
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new Error(`The landing page shows a real build, and that build failed. ${reason}`, {
          cause,
        });
      }
    },
    async contentLoaded({content, actions}) {
      await actions.createData('record.json', content as BuildRecord);
    },
  };
}
