import {translate} from '@docusaurus/Translate';

import type {QuestionId, ReasonId, choices} from '../model/answers';

type QuestionTexts = {
  readonly [id in QuestionId]: {
    legend: string;
    why: string;
    /** In the order in which they are shown. */
    labels: Record<(typeof choices)[id][number], string>;
  };
};

/** The questions and their choices. */
export const createQuestions = (): QuestionTexts => ({
  kind: {
    legend: translate({
      id: 'site.setup.kind',
      message: 'What do you build?',
      description: 'First question of the page that sets up a library',
    }),
    why: translate({
      id: 'site.setup.kind.why',
      message: 'Decides on the sample source, the plugins and the peer dependencies.',
      description: 'Below “What do you build?”',
    }),
    labels: {
      utility: translate({
        id: 'site.setup.kind.utility',
        message: 'Utility',
        description: 'Choice',
      }),
      react: 'React',
      vue: 'Vue',
      cli: 'CLI',
    },
  },
  loaders: {
    legend: translate({
      id: 'site.setup.loaders',
      message: 'Who loads it?',
      description: 'Second question; the answers are formats',
    }),
    why: translate({
      id: 'site.setup.loaders.why',
      message: 'Bundlers and Node.js 20.19 load ESM, even with require().',
      description: 'Below “Who loads it?”',
    }),
    labels: {
      esm: 'ESM',
      'esm-cjs': translate({
        id: 'site.setup.loaders.both',
        message: 'ESM and CommonJS',
        description: 'Answer to “Who loads it?”',
      }),
      'esm-script': translate({
        id: 'site.setup.loaders.script',
        message: 'ESM and script tag',
        description: 'Answer to “Who loads it?”',
      }),
      cjs: 'CommonJS',
    },
  },
  runtime: {
    legend: translate({
      id: 'site.setup.runtime',
      message: 'Oldest runtime',
      description: 'Third question: where the library runs',
    }),
    why: translate({
      id: 'site.setup.runtime.why',
      message:
        'Where the package runs; newer syntax is compiled. The build itself needs Node.js 20.19+ or 22.12+.',
      description: 'Below “Oldest runtime”',
    }),
    labels: {
      'node-18': 'Node.js 18',
      'node-20': 'Node.js 20.19',
      'node-22': 'Node.js 22.12',
      'node-24': 'Node.js 24',
      'web-2020': translate({
        id: 'site.setup.runtime.web2020',
        message: 'Browsers of 2020',
        description: 'Answer to “Oldest runtime”',
      }),
      'web-2023': translate({
        id: 'site.setup.runtime.web2023',
        message: 'Browsers of 2023',
        description: 'Answer to “Oldest runtime”',
      }),
      'web-newest': translate({
        id: 'site.setup.runtime.webNewest',
        message: 'Newest browsers',
        description: 'Answer to “Oldest runtime”',
      }),
    },
  },
  types: {
    legend: translate({
      id: 'site.setup.types',
      message: 'Type declarations',
      description: 'Fourth question',
    }),
    why: translate({
      id: 'site.setup.types.why',
      message:
        'TypeScript also checks the types. Isolated is faster, and needs a type on each export.',
      description: 'Below “Type declarations”',
    }),
    labels: {
      tsc: translate({
        id: 'site.setup.types.tsc',
        message: 'By TypeScript',
        description: 'Answer to “Type declarations”',
      }),
      isolated: translate({
        id: 'site.setup.types.isolated',
        message: 'Isolated',
        description: 'Answer: isolatedDeclarations of TypeScript',
      }),
      none: translate({
        id: 'site.setup.types.none',
        message: 'None',
        description: 'No declarations',
      }),
    },
  },
  styles: {
    legend: translate({id: 'site.setup.styles', message: 'Styles', description: 'Fifth question'}),
    why: translate({
      id: 'site.setup.styles.why',
      message: 'Each component imports its own stylesheet.',
      description: 'Below “Styles”',
    }),
    labels: {
      none: translate({id: 'site.setup.styles.none', message: 'None', description: 'No styles'}),
      css: 'CSS',
      modules: 'CSS Modules',
    },
  },
});

/** Why a choice is not offered. */
export const createReasons = (): Record<ReasonId, string> => ({
  'component-styles-only': translate({
    id: 'site.setup.reason.styles',
    message: 'Only components have styles.',
    description: 'Why answers to “Styles” are not offered',
  }),
  'vue-needs-vue-tsc': translate({
    id: 'site.setup.reason.vueTypes',
    message: 'Only vue-tsc writes declarations of Vue components.',
    description: 'Why an answer to “Type declarations” is not offered',
  }),
  'bundlers-load-esm': translate({
    id: 'site.setup.reason.esm',
    message: 'Components go through bundlers, which load ESM.',
    description: 'Why answers to “Who loads it?” are not offered',
  }),
  'cli-has-no-script': translate({
    id: 'site.setup.reason.cliScript',
    message: 'A command does not run in a web page.',
    description: 'Why an answer to “Who loads it?” is not offered',
  }),
  'needs-browsers': translate({
    id: 'site.setup.reason.browsers',
    message: 'Components and script tags run in browsers.',
    description: 'Why answers to “Oldest runtime” are not offered',
  }),
  'needs-node': translate({
    id: 'site.setup.reason.node',
    message: 'Commands and CommonJS run in Node.js.',
    description: 'Why answers to “Oldest runtime” are not offered',
  }),
});
