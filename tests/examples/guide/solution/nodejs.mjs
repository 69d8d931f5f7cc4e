export default {
  'package-json': {
    'shared/node-kinds': ['commands of plain: plain', 'commands of object: weigh'],
  },
  build: {
    'shared/built-ins-node': {'dist/index.js': 'import os from "os"'},
  },
  'default-export': {
    'two-doors': {'rslib---log-level-silent-node-use.mjs.txt': 'named object default'},
  },
  application: {
    'shared/guide-deps': 'autoExternal false: node:fs',
    'express-server': 'esm: ok',
  },
  executable: {
    'shared/guide-npm-install': 'mode: 644, installed 755',
    'cli-modes': [
      'run by a shell: Permission denied',
      'banner: 755',
      'cjs files: 755, without a shebang 644',
    ],
  },
  'top-level-await': {
    'tz-clock@await': {
      'rslib---no-dts---log-level-silent-node-c.txt': 'ERR_REQUIRE_ASYNC_MODULE',
    },
    'guide-await': 'import: Europe/Lisbon',
    'await-formats': [
      'cjs: exit 0',
      'es2017: kept',
      'required: zones undefined',
      'promise: function undefined',
      'iife: exit 1 await',
    ],
  },
  'require-main': {
    'require-main': {
      printed: [
        'run index.cjs: nothing',
        'warnings: none',
        'run index.js: ReferenceError: module is not defined in ES module scope',
        'run place.cjs: place: high',
        'run place.js: place: high',
        'run a link: place: high',
        'require meta.cjs: meta: high',
        'the condition says: true even if|时也成立',
      ],
      'dist/index.cjs': '__webpack_require__.c[__webpack_require__.s] === module',
    },
  },
};
