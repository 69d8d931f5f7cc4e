import {translate} from '@docusaurus/Translate';

import type {Problem} from './useLive';
import type {LinkProblem} from './useWork';

/** Why a link was not opened, or why the tool does not run. */
export const createProblems = (): Record<LinkProblem | Problem, string> => ({
  damaged: translate({
    id: 'site.setup.link.damaged',
    message: 'This link or its sample is damaged. You see the default answers.',
    description:
      'Shown if the answers or edits in the address, or the sample that it names, cannot be read',
  }),
  'too-large': translate({
    id: 'site.setup.link.tooLarge',
    message: 'This link is too large to open. You see the default answers.',
    description: 'Shown if the address is longer than the page writes any',
  }),
  'no-sample': translate({
    id: 'site.setup.sample.missing',
    message: 'There is no sample of this name. You see the default project.',
    description: 'Shown if a link names a sample that does not exist',
  }),
  missing: translate({
    id: 'site.setup.live.problem.missing',
    message: 'This copy of the site was built without the tool.',
    description: 'Why the tool does not run; “You see the recorded files” follows',
  }),
  offline: translate({
    id: 'site.setup.live.problem.offline',
    message: 'The download failed. Check the connection and reload the page.',
    description: 'Why a sample is not shown, or why the tool does not run',
  }),
  crashed: translate({
    id: 'site.setup.live.problem.crashed',
    message: 'The tool crashed. Run it again.',
    description: 'Why the tool does not run; “You see the recorded files” follows',
  }),
  timeout: translate({
    id: 'site.setup.live.problem.timeout',
    message: 'The build took more than 20 seconds and was stopped.',
    description: 'Why there are no new files; “You see the recorded files” follows',
  }),
  isolation: translate({
    id: 'site.setup.live.problem.isolation',
    message:
      'This browser does not isolate the page, which the tool needs. Private windows often refuse it.',
    description: 'Why the tool does not run; “You see the recorded files” follows',
  }),
  'no-memory': translate({
    id: 'site.setup.live.problem.noMemory',
    message: 'This device does not give the tool the memory it needs.',
    description: 'Why the tool does not run; “You see the recorded files” follows',
  }),
  'old-browser': translate({
    id: 'site.setup.live.problem.oldBrowser',
    message: 'This browser is too old to run the tool.',
    description: 'Why the tool does not run; “You see the recorded files” follows',
  }),
  vue: translate({
    id: 'site.setup.live.problem.vue',
    message: 'Libraries with Vue components are not built in the page.',
    description: 'Why the tool does not run; “You see the recorded files” follows',
  }),
  'dts-bundle': translate({
    id: 'site.setup.live.problem.dtsBundle',
    message: 'Bundled declarations need API Extractor, which does not run in the page.',
    description: 'Why the tool does not run; “You see the recorded files” follows',
  }),
});
