/** What is wrong on a page, and where. */
export interface Failure {
  file: string;
  line: number;
  message: string;
}

/** `docs/config/lib/dts.mdx:12: …`, in the order of the pages. */
export function report(failures: readonly Failure[]): string[] {
  return [...failures]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(({file, line, message}) => `${file}:${line}: ${message}`);
}
