/**
 * Which option each flag of the command line sets; the help does not say. Flags that set none are null.
 * A test fails when the tool gains or loses a flag.
 */
export const flagOwners: Readonly<Record<string, string | null>> = {
  '--auto-extension': 'lib.autoExtension',
  '--auto-external': 'output.autoExternal',
  '--bundle': 'lib.bundle',
  '--clean': 'output.cleanDistPath',
  '--config': null,
  '--config-loader': null,
  '--dist-path': 'output.distPath',
  '--dts': 'lib.dts',
  '--entry': 'source.entry',
  '--env-dir': null,
  '--env-mode': null,
  '--externals': 'output.externals',
  '--format': 'lib.format',
  '--help': null,
  '--lib': null,
  '--log-level': 'logLevel',
  '--minify': 'output.minify',
  '--mode': null,
  '--no-env': null,
  '--output': null,
  '--root': null,
  '--syntax': 'lib.syntax',
  '--target': 'output.target',
  '--tsconfig': 'source.tsconfigPath',
  '--verbose': null,
  '--version': null,
  '--watch': null,
};

/** Options that a flag sets by way of another one, or does not set but picks: they may name it. */
export const mayName: Readonly<Record<string, string>> = {
  'lib.autoExternal': '--auto-external',
  'lib.id': '--lib',
  'output.distPath.root': '--dist-path',
};
