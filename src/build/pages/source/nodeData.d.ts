/** What this plugin notes on Markdown nodes. */
import type {} from 'mdast';

declare module 'mdast' {
  interface HeadingData {
    /** The rendered id. */
    id?: string;
    /** Written in the page's own file, not in a fragment. */
    own?: boolean;
  }
  interface CodeData {
    /** A package manager's form of the command before it: says nothing new to a search. */
    variant?: boolean;
  }
  interface ParagraphData {
    /** Names the variant that follows. */
    variant?: boolean;
  }
}
