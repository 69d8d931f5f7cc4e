/**
 * Sentences that introduce a sample, and end with a colon: what they name is in the sample, and what they say about
 * warnings is what the sample prints.
 */
// cspell:ignore ings
import type {Tool} from '../../support/tool';
import type {Fence} from '../../samples/support/fences';
import type {Failure} from '../reference/statement';
import type {Block, FactPage} from '../support/blocks';
import {isSetAside} from './marks';
import {literalsOf as literalsIn} from './values';

/** The last sentence of a paragraph, if it introduces what follows. */
function introductionIn({text, kind}: Block): string | null {
  if (kind !== 'paragraph' || !/[:：]$/.test(text)) return null;
  const plain = text.replace(/`[^`]*`/g, (code) => code.replace(/[.:;?!。：；？！]/g, '\0'));
  const last = plain.split(/(?<=[.:;?!])\s+|(?<=[。；？！])/).at(-1) ?? plain;
  return text.slice(-last.length);
}

/** The fence that follows a paragraph, before the next one. */
function fenceAfter({blocks, fences}: FactPage, at: number): Fence | undefined {
  const from = blocks[at]?.line ?? 0;
  const to = blocks[at + 1]?.line ?? Infinity;
  return fences.find(({line}) => line > from && line < to);
}

/** Options that decide what is built: their values are words that stand in prose as code. */
const decisive = [
  'lib.format',
  'lib.syntax',
  'lib.wasm.mode',
  'output.target',
  'output.legalComments',
  'mode',
  'logLevel',
];

const valuesOf = new WeakMap<Tool, ReadonlySet<string>>();

/** `node`, `esm`, `es2020`: what those options may be set to. */
function decisiveValues(tool: Tool): ReadonlySet<string> {
  const known = valuesOf.get(tool);
  if (known) return known;
  const values = new Set(
    decisive.flatMap((name) => {
      const option = tool.find(name);
      return (option && literalsIn(option)) ?? [];
    }),
  );
  valuesOf.set(tool, values);
  return values;
}

/** Without its quotes. */
const bare = (name: string): string => name.replace(/'/g, '');

const says = {
  warns: /\bwarn(?:s|ings?)?\b|警告/i,
  silent:
    /\b(?:no|without an?|neither a|any|not?) (?:error or a )?warnings?\b|(?:does not|not|n't) warn\b|[不没无未](?:[^，。；]{0,6})警告/i,
};

/** @returns values of introducing sentences that the sample does not hold, and warnings that it does not print */
export function introFaults(tool: Tool, page: FactPage): Failure[] {
  const values = decisiveValues(tool);
  return page.blocks.flatMap((block, at) => {
    const sentence = introductionIn(block);
    const fence = fenceAfter(page, at);
    if (sentence === null || !fence) return [];
    const {project} = fence.meta;
    if (project === undefined) return [];
    const {file} = page;
    const own = page.fences.filter(({meta}) => meta.project === project);
    const text = own.map(({code, meta}) => [code, ...Object.values(meta)].join('\n')).join('\n');
    const faults = block.spans
      .filter(({text: name}) => values.has(`'${bare(name)}'`))
      .filter(({text: name}) => sentence.includes(`\`${name}\``) && !isSetAside(page, block, name))
      .filter(({text: name}) => !new RegExp(`(?<![\\w-])${bare(name)}(?![\\w-])`).test(text))
      .map(({text: name, line}) => ({
        file,
        line,
        message: `the sample that this sentence introduces, ${String(project)}, has no \`${name}\``,
      }));
    const printed = /^(?:stdout|stderr|watch)$/.test(String(fence.meta.expect)) ? fence : null;
    if (
      printed &&
      printed.meta.expect === 'stderr' &&
      says.silent.test(sentence) &&
      /^\s*warn\b/m.test(printed.code)
    ) {
      faults.push({file, line: block.line, message: 'the sample prints a warning'});
    }
    if (
      printed &&
      says.warns.test(sentence) &&
      !says.silent.test(sentence) &&
      !/warn/i.test(printed.code)
    ) {
      faults.push({file, line: block.line, message: 'the sample that follows prints no warning'});
    }
    return faults;
  });
}
