export default {
  'error-install': {'guide-doctor': 'without Rsdoctor: 0 index.js'},
  'error-enospc': {
    'shared/watch-limit': [
      'usual: Watchpack Error (watcher): Error: ENOSPC runs',
      'usual, saved: not rebuilt',
      'poll, saved: rebuilt',
    ],
  },
  'error-command': {'shared/guide-flags': '--syntax node 18: Unused args: `18`'},
  'error-lib': {'shared/guide-flags': 'The following libs are not found: "true".'},
  'error-config': {'shared/guide-flags': 'wrong --root: Could not find any entry module'},
  'error-not-found': {
    'shared/not-found': [
      'exit 127: sh: 1: rslib: not found',
      'omitted with NODE_ENV=production: dev',
      'included with NODE_ENV=production: nothing omitted',
      'workspace: with npm: refused',
      'found in node_modules/.bin: rslib runs',
    ],
  },
};
