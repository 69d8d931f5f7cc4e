import {lacks} from '../../lacks.mjs';

export default {
  types: {
    'shared/guide-json-types': 'resolveJsonModule off: TS2732',
    'phrase-book@types': {everything: "TS2307: Cannot find module './it.json'"},
  },
  bundle: {
    'json-whole': {
      'dist/named/named.js': lacks('grazie'),
      'dist/exported/exported.js': 'grazie',
      'dist/keyed/keyed.js': 'grazie',
      'dist/keys/keys.js': 'grazie',
    },
  },
  bundleless: {
    'guide-json': {tree: 'dist/files/unused.js'},
  },
  'package-json': {
    'phrase-book@version': {
      'dist/bundle/index.js': '0.1.0',
      everything: 'ERR_IMPORT_ATTRIBUTE_MISSING',
    },
  },
  'cjs-default': {
    'phrase-book': {
      everything: "TypeError: Cannot read properties of undefined (reading 'numbers')",
    },
  },
  attribute: {
    'phrase-book@attribute': {everything: 'ERR_IMPORT_ATTRIBUTE_TYPE_INCOMPATIBLE'},
    'phrase-book@package-attribute': {'dist/index.js': 'type: "json"'},
    'phrase-book@comment': {everything: 'JSON parse error: Unexpected character }'},
    'guide-json': {'dist/cjs/index.cjs': 'require("kelp/package.json")'},
  },
};
