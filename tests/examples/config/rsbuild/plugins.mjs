import {lacks} from '../../lacks.mjs';

export default {
  write: {
    'shared/source-rules': 'plugin of vite: [rsbuild:plugin] Expect the setup function',
    'stamped@uncalled': 'Expect Rsbuild plugin instance to be an object, but got function',
    'stamped@empty': 'Expect the setup function of Rsbuild plugin to be a function',
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
};
