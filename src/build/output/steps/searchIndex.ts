import glossary from '../../../../i18n/glossary.json';
import {buildSearchIndex} from '../../../search/engine/buildIndex';
import type {OutputStep} from '../context';
import {writeText} from '../write';

/** Writes the language's search index (row SR-9). The browser asks for it by this name and revalidates. */
export const writeSearchIndex: OutputStep = async ({records, locale, outDir}) => [
  await writeText(outDir, 'search-index.json', buildSearchIndex(records, locale, glossary).json),
];
