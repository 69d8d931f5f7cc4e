import type {Code, RootContent} from 'mdast';
import npmToYarn from 'npm-to-yarn';

import {takeMarks} from '../../markdown/codeBlock/markedLines';
import {parseFenceMeta} from '../../markdown/codeBlock/meta';
import type {CleanContext, PackageManager} from './context';
import {label, textLabel} from './nodes';

/** The tabs' labels, as `@docusaurus/remark-plugin-npm2yarn` 3.10.2 writes them. */
const managerLabels: Record<PackageManager, string> = {yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun'};

function fence(lang: Code['lang'], value: string): Code {
  return {type: 'code', lang: lang ?? null, meta: null, value};
}

function cleanPackageManagers(node: Code, context: CleanContext): RootContent[] {
  const variants = context.packageManagers.flatMap((manager): RootContent[] => [
    {...textLabel(managerLabels[manager]), data: {variant: true}},
    {...fence(node.lang, npmToYarn(node.value, manager)), data: {variant: true}},
  ]);
  const npm = {...textLabel('npm'), data: {variant: true}};
  return [npm, fence(node.lang, node.value), ...variants];
}

/**
 * Cleans a fence. Its `title` becomes a bold line above it and the rest of the info string goes: a
 * viewer that renders Markdown hides info strings, and a language model reads the line as the file's
 * name, while `project="…"` and the like mean nothing outside this repository. Magic comments go, as
 * they do on the page.
 */
export function cleanCode(node: Code, context: CleanContext): RootContent[] {
  // The plugin that makes the tabs asks for exactly this.
  if (node.meta === 'npm2yarn') {
    return cleanPackageManagers(node, context);
  }
  const {title} = parseFenceMeta(node.meta);
  const code = fence(node.lang, takeMarks(node.value, new Set()).code);
  return title ? [label([{type: 'inlineCode', value: title}]), code] : [code];
}
