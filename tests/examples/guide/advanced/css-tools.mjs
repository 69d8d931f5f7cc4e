import {lacks} from '../../lacks.mjs';

export default {
  tailwind: {
    'tailwind-missing': {
      'dist/index.css': ['@tailwind utilities', '@theme'],
      printed: lacks('warn  ', 'error  '),
    },
  },
  'tailwind-prefix': {
    'tailwind-scan': {'dist/all/index.css': ['@layer utilities', lacks('box-sizing: border-box')]},
  },
  'tailwind-source': {
    'tailwind-scan': {'dist/all/index.css': '.mt-7', 'dist/folder/index.css': lacks('.mt-7')},
    'chip-works': {'packages/book/dist/index.css': lacks('.underline')},
  },
  unocss: {
    'chip-kit@virtual': {everything: 'You may need an additional plugin to handle "virtual:" URIs'},
  },
  postcss: {
    'own-prefix': {'dist/index.css': '-webkit-box-orient: vertical;'},
    'guide-css-tools': 'styles: order: Sass, PostCSS, Lightning CSS',
    'rem-kit': {'dist/index.css': 'margin: .5rem 1.5rem'},
  },
  'less-stylus': {
    'less-inline': 'off: true',
  },
};
