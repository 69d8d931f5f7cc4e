import fs from 'node:fs';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import type Results from '../../../scripts/compare/results.json';
import {toolVersion} from '../../config/environment';
import type {LandingData, Sample} from '../../home/landingData';
import {readJson} from '../../lib/readJson.mjs';
import {highlightToHtml} from '../markdown/codeBlock/highlight';

const siteDir = path.resolve(__dirname, '../../..');

/** The projects of the landing page, whose outputs `npm run examples` writes. */
const examples = path.join(siteDir, 'examples/home');

const sample = (title: string, language: string, code: string): Sample => ({
  title,
  language,
  html: highlightToHtml(code, language),
});

const read = (file: string): string => fs.readFileSync(path.join(examples, file), 'utf8').trimEnd();

/** @param file emitted by a project: `dist/index.js` */
const output = (project: string, file: string): Sample =>
  sample(file, path.extname(file).slice(1), read(`${project}/out/${file}`));

/** Read what `npm run compare` has written. */
function readSpeed(): LandingData['speed'] {
  const file = path.join(siteDir, 'scripts/compare/results.json');
  const {date, samples, utility} = readJson(file) as typeof Results;
  const tools = Object.entries(utility)
    .filter(([, {publint, attw}]) => publint && attw)
    .map(([name, {seconds}]) => ({name, seconds, time: `${seconds.toFixed(2)}\u00A0s`}))
    .toSorted((a, b) => a.seconds - b.seconds);
  const time = tools.find(({name}) => name === 'rslib')?.time ?? '';
  return {date, samples, time, tools};
}

function readLanding(): LandingData {
  const {exports} = readJson(path.join(examples, 'fit-box/package.json')) as {exports: unknown};
  return {
    version: toolVersion,
    speed: readSpeed(),
    source: sample('src/index.ts', 'ts', read('fit-box/src/index.ts')),
    outputs: {
      esm: output('fit-box', 'dist/esm/index.js'),
      'd.ts': output('fit-box', 'dist/esm/index.d.ts'),
      cjs: output('fit-box', 'dist/cjs/index.cjs'),
      umd: output('fit-box', 'dist/umd/index.js'),
    },
    solutions: {
      types: [sample('attw', 'text', read('fit-box/out/attw.txt'))],
      exports: [sample('package.json', 'json', JSON.stringify({exports}, null, 2))],
      css: [
        output('like-button', 'dist/LikeButton.module.js'),
        output('like-button', 'dist/LikeButton_module.css'),
      ],
      useClient: [output('like-button', 'dist/LikeButton.js')],
    },
  };
}

/** Generate the data of the landing page. A module of its own, because every page loads global data. */
export default function landingData(): Plugin {
  return {
    name: 'landing-data',
    async contentLoaded({actions}) {
      await actions.createData('data.json', readLanding());
    },
  };
}
