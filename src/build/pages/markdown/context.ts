import type {PhrasingContent, RootContent} from 'mdast';

import type {SourceDocument} from '../source/loader';
import type {AdmonitionType} from './admonitions';

/** What the cleaning of a document needs to know beside its tree. */
export interface CleanContext {
  document: SourceDocument;
  /** False inside a fragment. */
  own: boolean;
  /** Turns the address of a link in `document` into one that works anywhere. */
  linkUrl: (url: string, document: SourceDocument) => string;
  /** The same for an image; null when its final address is not known yet. */
  imageUrl: (url: string) => string | null;
  admonitionLabel: (type: AdmonitionType) => string;
  /** What else the package manager's tabs hold, in order. */
  packageManagers: readonly PackageManager[];
}

/** A package manager that `npm2yarn` fences are converted to. */
export type PackageManager = 'yarn' | 'pnpm' | 'bun';

/** Cleans a run of blocks. Handed down, because blocks, elements and fragments contain one another. */
export type CleanBlocks = (nodes: readonly RootContent[], context: CleanContext) => RootContent[];

/** Cleans a run of inline nodes. */
export type CleanInline = (
  nodes: readonly PhrasingContent[],
  context: CleanContext,
) => PhrasingContent[];
