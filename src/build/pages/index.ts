import type {LoadContext, Plugin} from '@docusaurus/types';

import {collectRecords} from './collectRecords';
import {generatedFiles, pluginName, recordsFile} from './files';
import {globalDataOf} from './globalData';
import {publicEntry} from './publicEntry';

export type {FrameOptions, PageIndexGlobalData} from './globalData';
export type {FeedEntry, PageIndexEntry, PageRecord, PageSection, PageType, TocEntry} from './types';

/**
 * The one place that knows every page of the site. It reads what the content plugins loaded, parses each
 * source file once, and writes what everything else reads: see `files.ts`.
 */
export default function pageIndex(context: LoadContext): Plugin {
  return {
    name: pluginName,
    async allContentLoaded({allContent, actions}) {
      const {locale, records} = await collectRecords(context, allContent);
      const routes = records.map(({routePath}) => routePath).toSorted();
      actions.setGlobalData(globalDataOf(records));
      await actions.createData(recordsFile(locale), JSON.stringify(records));
      await actions.createData(generatedFiles.index, JSON.stringify(records.map(publicEntry)));
      await actions.createData(generatedFiles.routes, JSON.stringify(routes));
    },
  };
}
