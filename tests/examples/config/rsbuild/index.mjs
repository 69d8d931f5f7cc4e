import {lacks} from '../../lacks.mjs';

export default {
  changed: {
    'shared/mf-remote': [
      'chips.<hash>.js index.<hash>.js mf-manifest.json mf-stats.json',
      'shared names true NODE_ENV false production true blanks false alpha false',
    ],
    'shared/changed-defaults': {
      printed: [
        'rsbuild target web',
        'esm files dist/esm/index.css dist/esm/index.js dist/esm/static/svg/wave.svg',
        'static/js/index.<hash>.js',
        'cjs files dist/cjs/index.cjs',
        'rsbuild dead code false long name false lines false',
        'esm dead code false long name true lines true',
        'esm alpha import image file',
        'cjs alpha import image file',
        'rsbuild alpha bundled image inlined',
        'path "./static/svg/wave.svg"',
        'caches cjs-production-1,esm-production,umd-production-2',
        'rsbuild files dist/rsbuild/index.html',
        'esm NODE_ENV true',
        'cjs NODE_ENV true',
        'rsbuild NODE_ENV false',
      ],
      tree: lacks('dist/esm/index.html'),
    },
  },
  introduction: {
    'shared/output-rules': {tree: lacks('dist/html/index.html')},
  },
  'no-effect': {
    'shared/output-rules': ['html same as web true', 'no warning'],
  },
  needed: {
    'shared/log-levels':
      'warn index steps no times no sizes no warning yes error no greeting yes exit 0',
  },
};
