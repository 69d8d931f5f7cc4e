import {lacks} from '../../lacks.mjs';

export default {
  sample: {
    'word-tally': {'dist/counter.js': 'onmessage', everything: 'counter'},
    'word-tally@patterns': {'dist/index.js': ['"./static/assets/counter.ts"', "'./counter.ts'"]},
  },
  pool: {'word-tally@pool-asset': {everything: 'Unknown file extension ".ts"'}},
  cjs: {'word-tally@cjs': {tree: 'dist/counter.cjs'}},
  formats: {
    'word-tally@query': {'dist/index.js': 'import'},
    'worker-inline': {'dist/index.js': 'Blob'},
    'worker-bundleless-query': lacks('warn  ', 'error  '),
    'worker-bundleless-inline': lacks('warn  ', 'error  '),
    'worker-cjs': {'dist/index.cjs': "'./counter.ts'"},
    'worker-cjs-query': {'dist/index.cjs': '"./counter.ts"'},
    'worker-cjs-inline': {},
    'worker-umd': {'dist/index.js': '.p = "/"'},
    'worker-umd-inline': {'dist/index.js': 'Blob'},
  },
  introduction: {
    'shared-worker': {
      'dist/two/index.js': 'new SharedWorker(new URL("./chat.js", import.meta.url)',
    },
  },
  bundleless: {
    'word-tally@bundleless': {'dist/counter.js': './words.js'},
    'shared-worker': ['two/chat.js: runtime', 'own/fib.js: runtime', 'files/chat.js: plain'],
  },
  inline: {
    'word-tally@inline': {'dist/esm/index.js': 'Blob'},
    'shared/guide-worker': {'dist/query/index.js': 'new Worker('},
    'worker-users': {
      printed: ['file file.js 124', 'inline inline.js 1057'],
      'dist/file/file.js': lacks('onmessage'),
      'dist/inline/inline.js': 'onmessage',
      'dist/app-file/file.js': 'new URL("./counter',
      tree: lacks('dist/app-file/counter.js'),
      'dist/app-inline/inline.js': ['URL.createObjectURL', lacks('./counter')],
    },
  },
  'package-worker': {
    'package-worker': [
      'worker: 1 import "page-kit/worker.js";',
      'aborted: true true',
      'with the comment: 0 true',
      'webpack copies it: true',
      "as a dev dependency: 0 self.postMessage('page worker');",
    ],
  },
  dependencies: {
    'worker-packages': {
      'dist/cjs/counter.cjs': 'require("id-kit")',
      'dist/iife/counter.js': 'made by id-kit',
      'dist/esm/counter~0.js': 'from "id-kit"',
      'dist/all/counter~1.js': 'made by id-kit',
      'dist/inline/index.js': 'made by id-kit',
      'dist/inline-umd/index.js': 'made by id-kit',
      printed: [
        'iife worker: made by id-kit',
        'cjs worker: ReferenceError: require is not defined',
      ],
      'dist/dev/counter~2.js': 'made by dev-kit',
    },
  },
};
