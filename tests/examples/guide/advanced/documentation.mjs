export default {
  traps: {'shared/tarball': 'not built: package.json'},
};
