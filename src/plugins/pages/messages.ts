import type {Root} from 'mdast';

import {toString, visit} from '../esmPackages.cjs';
import type {MessageOrigin, PageMessage} from '../../lib/pageRecord';
import {writtenId} from './headings';

/** Sections that explain a message, by their ids: `error-no-entry`, `publint-type`, `attw-esm`, `ts5101`. */
const explains = /^(?:error|publint|attw)-|^ts\d+$/;

/** Patterns of lines that print a message, with who prints it. The group is the message. */
const printed: readonly (readonly [MessageOrigin, RegExp])[] = [
  // A diagnostic, with anything before its number.
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

/** Lines around a message, which is on the next line. */
const around =
  /^Failed to (?:build|start [\w -]+)\.$|^Failed to generate declaration files\b|:$|^× caused by |arethetypeswrong/;

/** Messages that prose may quote in any section: with the name or number of an error, or in V8's words. */
const named =
  /^(?:TS\d{4,5}|[A-Z]\w*(?:Error|Warning)|Error(?: \[\w+\])?|FATAL ERROR|[A-Z]\w* parse error): .|^Cannot read properties of ./;

/** A sentence and no code: four words or more, the first with a capital letter or the name of a field. */
const sentence = /^(?:[A-Z][\w']*|pkg\.[\w.]+) (?:[^\s{}]+ ){2}[^{}]+$/;

interface Section {
  readonly id: string;
  readonly heading: string;
  /** Messages in its samples of a terminal, by their text. */
  readonly shown: Map<string, MessageOrigin>;
  /** Messages that its heading and its prose quote, as code. */
  readonly quoted: Set<string>;
}

/** Adds the messages that a sample of a terminal shows. */
function addShown(sample: string, {id, shown}: Section): void {
  for (const line of sample.split('\n')) {
    const patterns = id.startsWith('publint-') ? [...printed, numbered] : printed;
    const match = patterns
      .map(([origin, pattern]) => ({origin, text: pattern.exec(line)?.[1]?.trim()}))
      .find(({text}) => text !== undefined);
    if (match?.text && !around.test(match.text)) {
      shown.set(match.text, match.origin);
    }
  }
}

function sectionsOf(source: Root): Section[] {
  const sections: Section[] = [];
  visit(source, (node, _, parent) => {
    const section = sections.at(-1);
    if (node.type === 'heading' && node.depth >= 2) {
      const written = toString(node, {includeHtml: false});
      const id = writtenId.exec(written)?.[1] ?? '';
      const heading = written.replace(writtenId, '').trim();
      sections.push({id, heading, shown: new Map(), quoted: new Set()});
    } else if (section?.id && node.type === 'code' && node.lang === 'text') {
      addShown(node.value, section);
    } else if (section?.id && node.type === 'inlineCode') {
      const isAnnounced =
        explains.test(section.id) && (parent?.type === 'heading' || sentence.test(node.value));
      if (isAnnounced || named.test(node.value)) {
        section.quoted.add(node.value);
      }
    }
  });
  return sections;
}

/** Guesses the origin of a quoted message from its text or its section. */
function originOf(text: string, {id, shown}: Section): MessageOrigin {
  if (/^(?:publint|attw)-/.test(id)) {
    return 'package';
  }
  if (/^TS\d/.test(text)) {
    return 'typescript';
  }
  return / parse error: /.test(text) ? 'build' : ([...shown.values()][0] ?? 'other');
}

/**
 * Lists the messages of tools that a source file explains, with their sections: those that its samples of a terminal
 * show, and those that it quotes as code. A section whose id announces a message (`error-`, `publint-`, `attw-`,
 * `ts1234`) may also have it in its heading.
 */
export const messagesOf = (source: Root): PageMessage[] =>
  sectionsOf(source).flatMap((section) => {
    const {id, heading, shown, quoted} = section;
    const texts = [...shown.keys(), ...quoted];
    // A heading or a sentence may quote a part of a message that the section has in full.
    const whole = [...quoted].filter(
      (text) => !texts.some((other) => other !== text && other.includes(text)),
    );
    const origins = new Map([
      ...whole.map((text) => [text, originOf(text, section)] as const),
      ...shown,
    ]);
    return [...origins].map(([text, origin]) => ({text, origin, id, heading}));
  });
