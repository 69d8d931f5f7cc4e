import type {LoadContext, Plugin} from '@docusaurus/types';

import {collectRecords} from './collectRecords';
import {generatedFiles, pluginName} from './files';
import {globalDataOf} from './globalData';
import {publicEntry} from './publicEntry';

export type {FrameOptions, PageIndexGlobalData} from './globalData';
export type {FeedEntry, PageIndexEntry, PageRecord, PageSection, PageType, TocEntry} from './types';

/**
 * The one place that knows every page of the site. It reads what the content plugins loaded, parses each
 * source file once, and writes three files that everything else reads.
 */
export default function pageIndex(context: LoadContext): Plugin {
  return {
    name: pluginName,
    async allContentLoaded({allContent, actions}) {
      const records = await collectRecords(context, allContent);
      const routes = records.map(({routePath}) => routePath).toSorted();
      actions.setGlobalData(globalDataOf(records));
      await actions.createData(generatedFiles.records, JSON.stringify(records));
      await actions.createData(generatedFiles.index, JSON.stringify(records.map(publicEntry)));
      await actions.createData(generatedFiles.routes, JSON.stringify(routes));
    },
  };
}
