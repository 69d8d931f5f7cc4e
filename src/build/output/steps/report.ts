import type {OutputContext, WrittenFile} from '../context';

/** One line that says what the output step did, for the build's log. */
export function reportLine(
  {locale, records}: Pick<OutputContext, 'locale' | 'records'>,
  renamed: number,
  written: readonly WrittenFile[],
): string {
  const bytes = written.reduce((sum, file) => sum + file.bytes, 0);
  const untranslated = records.filter((record) => record.untranslated).length;
  const parts = [
    `${records.length} pages`,
    `${renamed} files renamed`,
    `${written.length} files written (${(bytes / 1024).toFixed(1)} KiB)`,
    ...(untranslated > 0 ? [`${untranslated} pages untranslated`] : []),
  ];
  return `[${locale}] site-output: ${parts.join(', ')}`;
}
