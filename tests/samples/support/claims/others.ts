/** What the migration guides, the solutions, the first pages and the questions say. */
import {config, svg, formats, type Claim} from './claim';

export const others: Readonly<Record<string, Claim>> = {
  'no-css': {
    files: {
      'src/index.ts': "import './card.css';\n\nexport const card = 1;\n",
      'src/card.css': '.card { color: teal }\n',
    },
    shows: ['silent', 'omits dist/index.css'],
  },
  'assets-formats': {
    files: {
      'rslib.config.ts': config(formats(", output: { target: 'web' }")),
      'src/index.ts': "import wave from './wave.svg';\n\nconsole.log(wave);\n",
      'src/wave.svg': svg,
    },
    shows: [
      `keeps import wave_namespaceObject from "./static/svg/wave.svg" in dist/esm/index.js`,
      `keeps require("./static/svg/wave.svg") in dist/cjs/index.cjs`,
      `keeps "data:image/svg+xml in dist/umd/index.js`,
      `emits dist/esm/static/svg/wave.svg`,
      `omits dist/umd/static/svg/wave.svg`,
    ],
  },
};
