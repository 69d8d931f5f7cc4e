import type {Heading, Root} from 'mdast';

import {toString, visit} from '../esmPackages.cjs';
import type {MessageOrigin, PageMessage} from '../../lib/pageRecord';
import {writtenId} from './headings';

/** Sections that explain a message, by their ids: `error-no-entry`, `publint-type`, `attw-esm`, `ts5101`. */
const explains = /^(?:error|publint|attw)-|^ts\d+$/;

/** How a message is printed on one line, and by whom; the group is the message. */
const printed: readonly (readonly [MessageOrigin, RegExp])[] = [
  // A diagnostic, whatever stands before its number.
  ['typescript', /\b(TS\d{4,5}: .+)$/],
  // Rslib and Rsbuild, then Rspack.
  ['build', /^(?:error|warn) {2,}(.+)$/],
  ['build', /^\s*× (.+)$/],
  // Node.js, and what runs in it.
  ['other', /^\s*((?:[A-Z]\w*)?Error(?: \[\w+\])?: .+)$/],
];

/** publint numbers its messages. */
const numbered = ['package', /^\s*\d+\. (.+)$/] as const;

/** Lines around a message that say nothing themselves: what follows is told by the next line. */
const around =
  /^Failed to (?:build|start [\w -]+)\.$|^Failed to generate declaration files\b|:$|^× caused by |arethetypeswrong/;

function messageIn(line: string, id: string): Pick<PageMessage, 'text' | 'origin'> | undefined {
  for (const [origin, pattern] of id.startsWith('publint-') ? [...printed, numbered] : printed) {
    const text = pattern.exec(line)?.[1]?.trim();
    if (text !== undefined) {
      return around.test(text) ? undefined : {text, origin};
    }
  }
  return undefined;
}

/** The code in a heading, as in `### ⚠️ \`ESM (dynamic import only)\``. */
function codeIn(heading: Heading): string | undefined {
  return heading.children.find((child) => child.type === 'inlineCode')?.value;
}

/**
 * Lists the messages of tools that a source file shows in its samples of a terminal, with the section that
 * each stands in. A section that explains one without such a sample has it in its heading, as code.
 *
 * @param source the file, read by `parseSource`
 */
export function messagesOf(source: Root): PageMessage[] {
  const messages: PageMessage[] = [];
  let section: {id: string; heading: string; code?: string; isEmpty: boolean} | undefined;

  function endSection(): void {
    if (section?.isEmpty && section.code && explains.test(section.id)) {
      const {id, heading, code: text} = section;
      messages.push({
        text,
        origin: /^(?:publint|attw)-/.test(id) ? 'package' : 'other',
        id,
        heading,
      });
    }
  }

  visit(source, (node) => {
    if (node.type === 'heading' && node.depth >= 2) {
      endSection();
      const written = toString(node, {includeHtml: false});
      section = {
        id: writtenId.exec(written)?.[1] ?? '',
        heading: written.replace(writtenId, '').trim(),
        code: codeIn(node),
        isEmpty: true,
      };
    } else if (node.type === 'code' && node.lang === 'text' && section?.id) {
      for (const line of node.value.split('\n')) {
        const message = messageIn(line, section.id);
        if (message) {
          messages.push({...message, id: section.id, heading: section.heading});
          section.isEmpty = false;
        }
      }
    }
  });
  endSection();
  return messages;
}
