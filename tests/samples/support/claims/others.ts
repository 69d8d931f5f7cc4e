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
  'alias-augmentation': {
    packages: ['typescript'],
    files: {
      'rslib.config.ts': config("{ lib: [{ format: 'esm', dts: true }] }"),
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "strict": true, "module": "ESNext", "moduleResolution": "bundler", "target": "ES2022", "types": [], "paths": { "@/*": ["./src/*"] } }, "include": ["src"] }',
      'src/options.ts': 'export interface Options {\n  size: number;\n}\n',
      'src/index.ts':
        "import type { Options } from '@/options';\n\ndeclare module '@/options' {\n  interface Options {\n    tone: string;\n  }\n}\n\nexport const tone = (options: Options): string => options.tone;\n",
    },
    shows: [
      `keeps from './options.js' in dist/index.d.ts`,
      `keeps declare module '@/options' in dist/index.d.ts`,
    ],
  },
};
