/**
 * Comments in pages that tell a check what it cannot know; readers do not see them.
 *
 *   {/* wrong: name – why *\/}      this name is wrong on purpose, in this section
 *   {/* example: one, two *\/}      these names are made up in this section
 *   {/* source: https://… *\/}      where the numbers or the message of this section come from
 */
import type {Block, FactPage} from '../support/blocks';

/** The name of a mark: what stands before the dash. */
const nameIn = (text: string): string => text.split(/\s[–—-]\s/)[0]?.trim() ?? '';

/** Whether a name is not to be looked up in the section of a block. */
export function isSetAside({marks}: FactPage, {section}: Block, name: string): boolean {
  return marks
    .filter((mark) => mark.section === section)
    .some(({kind, text}) =>
      kind === 'wrong'
        ? nameIn(text) === name
        : kind === 'example' && text.split(/,\s*/).includes(name),
    );
}

/** Where a section says that its facts come from. */
export function sourcesOf({marks}: FactPage, section: string): string[] {
  return marks
    .filter((mark) => mark.kind === 'source' && mark.section === section)
    .map(({text}) => text);
}
