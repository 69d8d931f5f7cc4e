import {translate} from '@docusaurus/Translate';

import type {FamilyTool} from '@site/src/config/tools';

/** What the sibling tools do, in the page's language. */
export const toolDescriptions = (): Record<FamilyTool['name'], string> => ({
  Rspack: translate({
    id: 'site.tools.rspack.description',
    message: 'Rust bundler that speaks webpack’s API',
    description: 'What the sibling tool Rspack does, in a few words',
  }),
  Rsbuild: translate({
    id: 'site.tools.rsbuild.description',
    message: 'App build tool on top of Rspack, ready without setup',
    description: 'What the sibling tool Rsbuild does, in a few words',
  }),
  Rslib: translate({
    id: 'site.tools.rslib.description',
    message: 'Builds JS/TS libraries and component packages',
    description: 'What Rslib does, in a few words, beside its sibling tools',
  }),
  Rspress: translate({
    id: 'site.tools.rspress.description',
    message: 'Turns Markdown and MDX into a docs site',
    description: 'What the sibling tool Rspress does, in a few words',
  }),
  Rsdoctor: translate({
    id: 'site.tools.rsdoctor.description',
    message: 'Shows what a build did, and why it is slow or big',
    description: 'What the sibling tool Rsdoctor does, in a few words',
  }),
  Rstest: translate({
    id: 'site.tools.rstest.description',
    message: 'Test runner that compiles with Rspack',
    description: 'What the sibling tool Rstest does, in a few words',
  }),
  Rslint: translate({
    id: 'site.tools.rslint.description',
    message: 'Fast linter for JS and TS',
    description: 'What the sibling tool Rslint does, in a few words',
  }),
  'Awesome Rstack': translate({
    id: 'site.tools.awesome.description',
    message: 'Community list of plugins, articles and projects',
    description: 'What the list Awesome Rstack holds, in a few words',
  }),
});
