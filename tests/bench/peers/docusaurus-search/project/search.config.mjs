// @ts-check
// cspell:ignore easyops
// The stock site of `peers/docusaurus` with two plugins for local search, each as its documentation
// sets it up for English and Chinese. Only the index that each writes is of interest: both replace the
// search bar, and one of them wins.
import config from './docusaurus.config.mjs';

export default {
  ...config,
  themes: [
    [
      '@easyops-cn/docusaurus-search-local',
      {language: ['en', 'zh'], indexBlog: false, docsRouteBasePath: '/', indexPages: true},
    ],
  ],
  plugins: [['docusaurus-lunr-search', {languages: ['en', 'zh']}]],
};
