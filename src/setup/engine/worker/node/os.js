module.exports = {
  EOL: '\n',
  constants: {signals: {}, errno: {}},
  arch: () => 'wasm32',
  availableParallelism: () => 2,
  cpus: () => [{}, {}],
  endianness: () => 'LE',
  homedir: () => '/',
  networkInterfaces: () => ({}),
  platform: () => 'linux',
  release: () => '0',
  tmpdir: () => '/tmp',
  type: () => 'Linux',
};
