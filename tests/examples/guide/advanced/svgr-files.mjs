import {lacks} from '../../lacks.mjs';

export default {
  imports: {
    'shared/svgr-imports': {
      'dist/file/bundle/index.js': 'from "./static/svg/sun.svg"',
      'dist/file/files/sun.js': 'from "./static/svg/sun.svg"',
      'dist/url/bundle/index.js': '+ "static/svg/sun.svg"',
      'dist/url/files/index.js': lacks('?url'),
      'dist/url/files/sun.js': 'from "./static/svg/sun.svg"',
      'dist/named/bundle/index.js': 'SvgSun as ReactComponent',
      'dist/named/files/sun.js': 'SvgSun as ReactComponent',
      'dist/default/bundle/index.js': 'const SvgSun',
      'dist/default/files/sun.js': 'const SvgSun',
      'dist/mixed/bundle/index.js': 'SvgSun as ReactComponent, sun as file',
      'dist/mixed/files/index.js': 'ReactComponent, default as file',
      tree: 'dist/mixed/files/static/svg/sun.svg',
    },
    'svgr-plain-named': [
      "Can't import the named export 'ReactComponent'",
      'files: 0, exports default',
    ],
  },
  bundleless: {'guide-svgr': 'exportType alone: index.js sun.js, default false'},
  introduction: {
    'guide-svgr': {'dist/usual/index.css': 'url(./static/svg/sun.svg)'},
  },
  types: {'weather-badges@isolated': {everything: 'TS9007'}},
  traps: {
    'guide-svgr': {'dist/usual/index.js': 'sun_svg__'},
    'weather-badges@named': {
      everything: "export 'default' (imported as 'sunFile') was not found in './sun.svg'",
    },
    'svgo-options': {
      'dist/colors/index.js': [
        'fill: "currentColor"',
        'viewBox: "0 0 16 16"',
        'className: "sun_svg__round"',
      ],
      'dist/off/index.js': ['className: "round"', 'id: "disc"'],
    },
  },
};
