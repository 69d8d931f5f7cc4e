const withPrefix = (words: readonly string[]): string[] =>
  words.map((word) => (word.startsWith('-') ? word : `npm:${word}`));

function convertLine(line: string): string {
  const [, indent = '', command = ''] = /^(\s*)(.*)$/.exec(line) ?? [];
  const [tool, verb = '', ...words] = command.split(/\s+/);
  const converted = (): string[] | undefined => {
    if (tool === 'npx') {
      return ['run -A', ...withPrefix([verb]), ...words];
    }
    switch (tool === 'npm' ? verb : '') {
      case 'create':
        return ['init --npm', ...words.filter((word) => word !== '--')];
      case 'install':
        return words.length > 0 ? ['add', ...withPrefix(words)] : ['install'];
      case 'uninstall':
        return ['remove', ...words];
      case 'run':
        return ['task', ...words.filter((word) => word !== '--')];
      default:
        return undefined;
    }
  };
  const parts = converted();
  return parts ? `${indent}deno ${parts.join(' ')}` : line;
}

/**
 * Converts npm commands to those of Deno 2, for the tabs of package managers; other lines stay as they are. The commands
 * are those of https://docs.deno.com/runtime/reference/cli/ and of the scaffold's own documentation.
 */
export const toDeno = (commands: string): string =>
  commands.split('\n').map(convertLine).join('\n');
