import {lacks} from '../../lacks.mjs';

export default {
  introduction: {'shared/lib-runs': 'footer after minification: // a ; b'},
  sample: {
    'shared/lib-runs': {
      printed: ['default export: object function', 'named export with the footer: undefined'],
      'dist/declared/main.d.ts': lacks('export ='),
    },
    'shared/dts-consumers': 'only, by hand: fine',
  },
  'footer-js': {
    'shared/lib-runs': ['footer in .js .cjs .mjs', 'footer in the chunk'],
  },
  traps: {
    'shared/lib-runs': {
      printed: 'without default export: undefined',
      'dist/lowered/index.js': lacks('null == a'),
    },
  },
  related: {
    'shared/lib-runs': ['plugin banner: ! kept', 'plugin banner removed: true'],
  },
  placement: {
    'shared/texts-placed': [
      'export { chip, later }; | after the footer nothing',
      '})()); | after the footer nothing 0',
      'before the last export default lib; | after the footer nothing 0',
      'after the footer //# sourceMappingURL=index.mjs.map',
      'before the last export { plain }; | after the footer nothing 0',
    ],
  },
  fields: {
    'shared/texts-placed': {
      'dist/off/index.css': '! css end',
      'dist/off/index.mjs': lacks('/*! end'),
    },
  },
  'footer-dts': {
    'shared/texts-placed': {'dist/esm/index.d.mts': '! dts end'},
  },
};
