import {lacks} from '../../lacks.mjs';

export default {
  write: {
    'shared/plugin-rules': {tree: 'dist/umd/first.txt'},
  },
  places: {
    'shared/plugin-rules': {
      printed: [
        'hooks of files early,urgent,first,nested,deeper,promised,twice,twice,own',
        'hooks of esm early,first,nested',
        'hooks of cjs early,first,nested',
        'hooks of umd early,first,nested',
        'hooks of iife early,first,nested',
      ],
      tree: 'dist/iife/first.txt',
    },
  },
  list: {
    'shared/plugin-rules': {
      printed: [
        'order early,urgent,first,nested,deeper,promised,twice,twice,own',
        'twice,twice',
        lacks('warn  ', 'error  '),
      ],
      tree: lacks('dist/esm/server.txt'),
    },
  },
  'error-setup': {
    'shared/source-rules': 'plugin of vite: [rsbuild:plugin] Expect the setup function',
  },
};
