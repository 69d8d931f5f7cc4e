import type {Root} from 'mdast';

import {toString, visit} from '../esmPackages.cjs';
import type {MessageOrigin, PageMessage} from '../../lib/pageRecord';
import {writtenId} from './headings';

/** Sections that explain a message, by their ids: `error-no-entry`, `publint-type`, `attw-esm`, `ts5101`. */
const explains = /^(?:error|publint|attw)-|^ts\d+$/;

/** How a message is printed on one line, and by whom; the group is the message. */
const printed: readonly (readonly [MessageOrigin, RegExp])[] = [
  // A diagnostic, whatever stands before its number.
  ['typescript', /\b(TS\d{4,5}: .+)$/],
  // attw ends each message with the address of its explanation.
  ['package', /^\S+ (.+) https:\/\/\S+\/problems\/\w+\.md$/],
  // Rslib and Rsbuild, then Rspack.
  ['build', /^(?:error|warn) {2,}(.+)$/],
  ['build', /^\s*(?:╰─▶\s+)?[×⚠] (.+)$/],
  ['build', /^\s*((?:To enable support for|You may need an appropriate loader) .+)$/],
  // Node.js, and what runs in it: `TypeError [ERR_X]: …`, `FATAL ERROR: …`.
  ['other', /^\s*((?:[A-Z]\w*|FATAL )?(?:Error|ERROR|Warning)(?: \[\w+\])?: .+)$/],
  // webpack, as `stats` has it.
  ['other', /^(Module (?:parse|build) failed: .+)$/],
];

/** publint numbers its messages. */
const numbered = ['package', /^\s*\d+\. (.+)$/] as const;

/** Lines around a message that say nothing themselves: what follows is told by the next line. */
const around =
  /^Failed to (?:build|start [\w -]+)\.$|^Failed to generate declaration files\b|:$|^× caused by |arethetypeswrong/;

type Printed = Pick<PageMessage, 'text' | 'origin'>;

function messageIn(line: string, id: string): Printed | undefined {
  for (const [origin, pattern] of id.startsWith('publint-') ? [...printed, numbered] : printed) {
    const text = pattern.exec(line)?.[1]?.trim();
    if (text !== undefined) {
      return around.test(text) ? undefined : {text, origin};
    }
  }
  return undefined;
}

/** Messages in the prose that need no section to tell: by the name or the number of an error, or as V8 words them. */
const named =
  /^(?:TS\d{4,5}|[A-Z]\w*(?:Error|Warning)|Error(?: \[\w+\])?|FATAL ERROR|[A-Z]\w* parse error): .|^Cannot read properties of ./;

/** A sentence and no code: four words or more, the first with a capital letter or the name of a field. */
const sentence = /^(?:[A-Z][\w']*|pkg\.[\w.]+) (?:[^\s{}]+ ){2}[^{}]+$/;

interface Section {
  id: string;
  heading: string;
  /** What its samples of a terminal show. */
  shown: Printed[];
  /** What its heading and its prose quote, as code. */
  quoted: string[];
}

function sectionsOf(source: Root): Section[] {
  const sections: Section[] = [];
  visit(source, (node, _, parent) => {
    const section = sections.at(-1);
    if (node.type === 'heading' && node.depth >= 2) {
      const written = toString(node, {includeHtml: false});
      sections.push({
        id: writtenId.exec(written)?.[1] ?? '',
        heading: written.replace(writtenId, '').trim(),
        shown: [],
        quoted: [],
      });
    } else if (!section?.id) {
      return;
    } else if (node.type === 'code' && node.lang === 'text') {
      section.shown.push(
        ...node.value.split('\n').flatMap((line) => messageIn(line, section.id) ?? []),
      );
    } else if (node.type === 'inlineCode') {
      const isMessage =
        named.test(node.value) ||
        (explains.test(section.id) && (parent?.type === 'heading' || sentence.test(node.value)));
      if (isMessage) {
        section.quoted.push(node.value);
      }
    }
  });
  return sections;
}

/** Who prints a message that is quoted: its text tells, or its section. */
function originOf(text: string, {id, shown}: Section): MessageOrigin {
  if (/^(?:publint|attw)-/.test(id)) {
    return 'package';
  }
  if (/^TS\d/.test(text)) {
    return 'typescript';
  }
  return / parse error: /.test(text) ? 'build' : (shown[0]?.origin ?? 'other');
}

function messagesIn(section: Section): PageMessage[] {
  const {id, heading, shown, quoted} = section;
  const texts = [...shown.map(({text}) => text), ...quoted];
  const whole = quoted
    // A heading or a sentence may quote a part of a message that the section has in full.
    .filter((text) => !texts.some((other) => other !== text && other.includes(text)))
    .map((text) => ({text, origin: originOf(text, section)}));
  const byText = new Map([...whole, ...shown].map((message) => [message.text, message]));
  return [...byText.values()].map((message) => ({...message, id, heading}));
}

/**
 * Lists the messages of tools that a source file explains, with their sections: those that its samples of a terminal
 * show, and those that it quotes as code. A section whose id announces a message (`error-`, `publint-`, `attw-`,
 * `ts1234`) may also have it in its heading.
 */
export const messagesOf = (source: Root): PageMessage[] => sectionsOf(source).flatMap(messagesIn);
