import {translate} from '@docusaurus/Translate';

import type {ToolName} from '@site/src/config/tools';

export const toolsLabel = (): string =>
  translate({
    id: 'site.navbar.tools.label',
    message: 'Rstack tools',
    description: 'Name of the button, the popover and the list of the sibling tools',
  });

export const toolDescriptions = (): Record<ToolName, string> => ({
  Rspack: translate({
    id: 'site.tools.rspack.description',
    message: 'Rust bundler compatible with the webpack API',
    description: 'What the sibling tool Rspack does, in a few words',
  }),
  Rsbuild: translate({
    id: 'site.tools.rsbuild.description',
    message: 'Zero-config build tool for web apps, based on Rspack',
    description: 'What the sibling tool Rsbuild does, in a few words',
  }),
  Rslib: translate({
    id: 'site.tools.rslib.description',
    message: 'Build tool for libraries and component packages',
    description: 'What Rslib does, in a few words, beside its sibling tools',
  }),
  Rspress: translate({
    id: 'site.tools.rspress.description',
    message: 'Static site generator for documentation',
    description: 'What the sibling tool Rspress does, in a few words',
  }),
  Rsdoctor: translate({
    id: 'site.tools.rsdoctor.description',
    message: 'Build analyzer for speed and bundle size',
    description: 'What the sibling tool Rsdoctor does, in a few words',
  }),
  Rstest: translate({
    id: 'site.tools.rstest.description',
    message: 'Testing framework powered by Rspack',
    description: 'What the sibling tool Rstest does, in a few words',
  }),
  Rslint: translate({
    id: 'site.tools.rslint.description',
    message: 'Fast linter for JavaScript and TypeScript',
    description: 'What the sibling tool Rslint does, in a few words',
  }),
  'Awesome Rstack': translate({
    id: 'site.tools.awesome.description',
    message: 'Community list of plugins, articles and projects',
    description: 'What the list Awesome Rstack holds, in a few words',
  }),
});
