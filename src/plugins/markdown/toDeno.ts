const toPackages = (words: readonly string[]): string[] =>
  words.map((word) => (word.startsWith('-') ? word : `npm:${word}`));

/** Arguments of `deno` by npm command. */
const conversions: Readonly<Record<string, (words: string[]) => string[]>> = {
  'npm create': (words) => ['init --npm', ...words.filter((word) => word !== '--')],
  'npm install': (words) => (words.length > 0 ? ['add', ...toPackages(words)] : ['install']),
  'npm uninstall': (words) => ['remove', ...words],
  'npm run': (words) => ['task', ...words.filter((word) => word !== '--')],
};

function convertLine(line: string): string {
  const [, indent = '', command = ''] = /^(\s*)(.*)$/.exec(line) ?? [];
  const [tool = '', verb = '', ...words] = command.split(/\s+/);
  const parts =
    tool === 'npx'
      ? ['run -A', ...toPackages([verb]), ...words]
      : conversions[`${tool} ${verb}`]?.(words);
  return parts ? `${indent}deno ${parts.join(' ')}` : line;
}

/**
 * Convert npm commands to those of Deno 2, for the tabs of package managers; other lines stay as they are. See
 * https://docs.deno.com/runtime/reference/cli/.
 */
export const toDeno = (commands: string): string =>
  commands.split('\n').map(convertLine).join('\n');
