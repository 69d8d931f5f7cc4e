import {createContext, useContext} from 'react';
import {translate} from '@docusaurus/Translate';

import type {ShownFile} from './code';
import {createProblems} from './problemTexts';
import {createQuestions, createReasons} from './questionTexts';

/** Marks of files, by what the last answer has done to them. */
const createChanges = (): Record<NonNullable<ShownFile['change']>, string> => ({
  added: translate({id: 'site.setup.change.added', message: 'new', description: 'Mark of a file'}),
  changed: translate({
    id: 'site.setup.change.changed',
    message: 'changed',
    description: 'Mark of a file',
  }),
  removed: translate({
    id: 'site.setup.change.removed',
    message: 'removed',
    description: 'Mark of a file',
  }),
});

/**
 * The texts of the page, with places for values. The server sends them along: among the texts of all client components,
 * every page with one would load them.
 */
export const createTexts = () => ({
  byQuestion: createQuestions(),
  needsBundler: translate({
    id: 'site.setup.styles.needsBundler',
    message: 'To import the package, your users need a bundler, on servers too. {oneStylesheet}',
    description: 'Below the answers to “Styles”; a link follows',
  }),
  oneStylesheet: translate({
    id: 'site.setup.styles.oneStylesheet',
    message: 'Build one stylesheet instead',
    description: 'Link to the guide, below the answers to “Styles”',
  }),
  reasons: createReasons(),
  changes: createChanges(),
  problems: createProblems(),
  run: translate({
    id: 'site.setup.live.run',
    message: 'Run it live',
    description: 'Button that starts the tool in the page',
  }),
  reset: translate({
    id: 'site.setup.live.reset',
    message: 'Reset',
    description: 'Button that discards the edits',
  }),
  startEditing: translate({
    id: 'site.setup.live.startEditing',
    message: 'Edit {path}',
    description: 'Button that starts the tool, to edit a file; {path} is its path',
  }),
  cost: translate({
    id: 'site.setup.live.cost',
    message:
      '“Run it live” builds with Rslib {version} in this page, and lets you edit src. It downloads 8 to 10 MB once.',
    description: 'Beside the button “Run it live”',
  }),
  edit: translate({
    id: 'site.setup.live.edit',
    message: 'Edit the files below: each change is built here.',
    description: 'Shown while the tool runs',
  }),
  keyboard: translate({
    id: 'site.setup.live.keyboard',
    message: 'Tab indents. Escape, then Tab leaves the editor.',
    description: 'Follows “Edit the files below”, and spoken with the name of each editor',
  }),
  lostEdits: translate({
    id: 'site.setup.live.lostEdits',
    message: 'This answer replaces files that you have edited. Back brings your edits back.',
    description: 'Shown and spoken after an answer; Back is the button of the browser',
  }),
  notBuilt: translate({
    id: 'site.setup.live.notBuilt',
    message: 'This version of the project is not built yet.',
    description:
      'Shown and spoken after a sample was opened, and beside files in dist without the edits',
  }),
  loading: translate({
    id: 'site.setup.live.loading',
    message: 'Rslib is being downloaded.',
    description: 'Shown and spoken while the tool starts',
  }),
  building: translate({
    id: 'site.setup.live.building',
    message: 'Building.',
    description: 'Shown and spoken while a build runs',
  }),
  builtLive: translate({
    id: 'site.setup.live.built',
    message: 'Built here in {seconds} s.',
    description: 'Shown and spoken after a build in the page; “Files in dist” follows',
  }),
  failed: translate({
    id: 'site.setup.live.failed',
    message: 'The build failed. You see the files from before.',
    description: 'Shown and spoken after a build with errors',
  }),
  log: translate({
    id: 'site.setup.live.log',
    message: 'What Rslib says',
    description: 'Spoken name of the log of a build that failed',
  }),
  edited: translate({
    id: 'site.setup.live.edited',
    message: 'This is your edited project. No checker has seen it. The link holds it.',
    description: 'Above the buttons that take the project along',
  }),
  tooLarge: translate({
    id: 'site.setup.live.tooLarge',
    message: 'Your edited project is too large for a link, which holds only the answers.',
    description: 'Above the buttons that take the project along',
  }),
  recordedFiles: translate({
    id: 'site.setup.live.recordedFiles',
    message: 'You see the recorded files.',
    description: 'Follows why the tool does not run',
  }),
  options: translate({
    id: 'site.setup.options',
    message: 'Options of rslib.config.ts',
    description: 'Heading of the form with options',
  }),
  output: translate({
    id: 'site.setup.options.output',
    message: 'Output {number}',
    description: 'Heading of the options of one build of the library; {number} counts them',
  }),
  unset: translate({
    id: 'site.setup.options.unset',
    message: 'default',
    description: 'Choice of an option that leaves it out of the configuration',
  }),
  sample: translate({
    id: 'site.setup.sample',
    message: 'Sample of the documentation',
    description: 'Heading beside a sample that was opened from a page of the documentation',
  }),
  samplePage: translate({
    id: 'site.setup.sample.page',
    message: 'Read its page',
    description: 'Link from a sample to the page of the documentation that explains it',
  }),
  leaveSample: translate({
    id: 'site.setup.sample.leave',
    message: 'Set up your own library',
    description: 'Link from a sample to the questions of the page',
  }),
  project: translate({
    id: 'site.setup.project',
    message: 'Your project',
    description: 'Heading above the files that the reader takes along',
  }),
  dist: translate({
    id: 'site.setup.dist',
    message: 'What the build writes',
    description: 'Heading above the files that the tool wrote',
  }),
  built: translate({
    id: 'site.setup.built',
    message: 'Files in dist: {count}, {size} ({gzip} gzipped).',
    description: 'Shown, and spoken after each answer; the sizes are like 1.2 kB',
  }),
  changedFiles: translate({
    id: 'site.setup.changedFiles',
    message: 'Changed: {count}.',
    description: 'Follows “Files in dist” after an answer; counts files',
  }),
  recorded: translate({
    id: 'site.setup.recorded',
    message:
      'Rslib {version} has built exactly this project, and npm run check:package accepts it.',
    description: 'Above the buttons that take the project along',
  }),
  size: translate({
    id: 'site.setup.size',
    message: '{size}, {gzip} gzipped',
    description: 'Size of a file, as it is and compressed, such as 1.2 kB',
  }),
  compare: translate({
    id: 'site.setup.compare',
    message: 'Show changes',
    description: 'Button that shows which lines the last answer changed',
  }),
  copyFile: translate({
    id: 'site.setup.copyFile',
    message: 'Copy {path}',
    description: 'Name of the button that copies a file; {path} is its path',
  }),
  download: translate({
    id: 'site.setup.download',
    message: 'Download .zip',
    description: 'Button that downloads the project',
  }),
  copyPrompt: translate({
    id: 'site.setup.copyPrompt',
    message: 'Copy prompt',
    description: 'Button that copies the project as a prompt for an AI assistant',
  }),
  copyLink: translate({
    id: 'site.setup.copyLink',
    message: 'Copy link',
    description: 'Button that copies the address of the page, with the answers and the edits',
  }),
  prompt: translate({
    id: 'site.setup.prompt',
    message:
      'Set up a library with Rslib. Write the files below as they are into a new folder, run npm install and npm run build, and check that the build writes {files}. Then run npm run check:package. Documentation for questions: {docs}',
    description:
      'Beginning of the prompt for an AI assistant; {files} is a list, {docs} an address',
  }),
});

export type Texts = ReturnType<typeof createTexts>;

/** `Setup` provides them. */
const Context = createContext({} as Texts);

export const TextsProvider = Context.Provider;
export const useTexts = (): Texts => useContext(Context);
