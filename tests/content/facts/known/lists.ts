/** Reads the lists of what is right although nothing in this repository knows it. */
import fs from 'node:fs';
import path from 'node:path';

/** The lines of a list, without comments. */
const linesOf = (name: string): string[] =>
  fs
    .readFileSync(path.join(__dirname, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '));

export const knownNames: ReadonlySet<string> = new Set(
  linesOf('names.txt').flatMap((line) => line.split(' ')),
);

/** "…" stands for any text. */
export const knownMessages: readonly string[] = linesOf('messages.txt');

const versions = linesOf('versions.txt').map((line) => {
  const [product = '', list = ''] = line.split(': ');
  return {product, versions: list.split(' ')};
});

/** @returns the versions of a product, or of all if none is given */
export const knownVersions = (product?: string): string[] =>
  versions
    .filter((one) => product === undefined || one.product === product || one.product === 'any')
    .flatMap((one) => one.versions);

/** Files and folders that tools look for by name, or write. */
export const fileNames: ReadonlySet<string> = new Set(
  `dist src lib node_modules package.json tsconfig.json tsconfig README README.md LICENSE NOTICES index .env .npmrc
  .gitignore .browserslistrc .cache .rsbuild .rslib .rstack .rsdoctor rslib.config rsbuild.config rspack.config
  rstest.config vitest.config vite.config tsup.config build.config modern.config postcss.config tailwind.config
  svelte.config rslib-runtime.js`.split(/\s+/),
);

/** Ends of file names, the longest first. */
export const fileEnds: readonly string[] =
  `.LICENSE.txt .module.css .module.scss .d.ts .d.mts .d.cts .js.map .css.map .js .mjs .cjs .ts .mts .cts .jsx .tsx
  .json .css .scss .sass .less .styl .stylus .svg .png .jpg .woff2 .mp3 .wasm .map .txt .md .mdx .html .vue .svelte
  .node .yaml .yml .toml .tgz .tsbuildinfo .glb .pug .astro .env .zip`.split(/\s+/);
