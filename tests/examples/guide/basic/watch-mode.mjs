export default {
  watch: {
    'shared/guide-watch': [
      'a style that is imported with ?inline: true',
      'a copied file: true',
      'old file after a rebuild: true',
      'an error, then rebuilt: true true',
    ],
    'watch-files': [
      'field after a change of tsconfig.json: false',
      'rebuilt: true external: false',
      'restarting build as package.json changed',
    ],
    'guide-after-build': 'a change of .env: restarts',
  },
  restart: {
    'guide-after-build': [
      'true, a single build: one',
      '{"bundle":true}, a single build: one',
      '{"isolated":true}, a single build: one',
      'true, after a rebuild: not complete',
      '{"bundle":true}, after a rebuild: not complete',
      '{"isolated":true}, after a rebuild: complete',
    ],
    'restart-program': [
      'rebuilt: stopped two',
      'a failed build: stopped two',
      'the config changed: four',
    ],
  },
  'watch-dts': {
    'guide-after-build': [
      '{"bundle":true}, a moment later: complete',
      '{"isolated":true}, a moment later: complete',
    ],
    'shared/type-error-watch': {'dist/index.js': 'best = 7'},
  },
  loop: {
    'guide-watch-loop': [
      'the same content again: a loop',
      'compared before it is written: no loop',
    ],
  },
  'watch-options': {
    'shared/watch-options': [
      'expression: the generated file alone is not built',
      'poll: the generated file is built',
      'delay: one build for two changes',
      'before a rebuild not: wait|等待',
    ],
  },
};
