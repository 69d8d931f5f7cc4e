/** ESM-only packages that tests import; everything else in node_modules stays as published. */
const esmPackages = [
  'unified',
  'remark-.*',
  'mdast-.*',
  'micromark.*',
  'unist-.*',
  'vfile.*',
  'hast-.*',
  'rehype-.*',
  'hastscript',
  'web-namespaces',
  'trim-trailing-lines',
  'collapse-white-space',
  'parse5',
  'entities',
  '@ungap/structured-clone',
  'estree-.*',
  'bail',
  'trough',
  'is-plain-obj',
  'devlop',
  'zwitch',
  'longest-streak',
  'ccount',
  'decode-named-character-reference',
  'character-.*',
  'markdown-table',
  'escape-string-regexp',
  'get-east-asian-width',
  'string-width',
  'html-void-elements',
  'property-information',
  'space-separated-tokens',
  'comma-separated-tokens',
  'stringify-entities',
  'trim-lines',
  'is-.*',
  'parse-entities',
  'fault',
  'format',
  'minisearch',
  'feed',
];

const base = {
  // Examples have package names of their own, often the same.
  modulePathIgnorePatterns: ['<rootDir>/examples/.*/package\\.json$'],
  transform: {
    '^.+\\.(m?[tj]sx?)$': [
      '@swc/jest',
      {
        jsc: {
          parser: {syntax: 'typescript', tsx: true},
          transform: {react: {runtime: 'automatic'}},
          target: 'es2022',
        },
        module: {type: 'commonjs'},
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${esmPackages.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/cssModule.ts',
    '\\.css$': '<rootDir>/tests/support/emptyModule.ts',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@docusaurus/Link$': '<rootDir>/src/features/Link',
    '^@docusaurus/(Head|Translate|isInternalUrl|router|use[A-Z]\\w+)$':
      '<rootDir>/tests/support/docusaurusMocks/$1',
    '^@docusaurus/(theme-common(?:/internal)?|plugin-content-docs/client)$':
      '<rootDir>/tests/support/docusaurusMocks/$1',
    '^@generated/(codeTranslations|routes)$':
      '<rootDir>/tests/support/docusaurusMocks/generated/$1',
    '^@generated/page-index/default/pages.json$':
      '<rootDir>/tests/support/docusaurusMocks/generated/pages',
    '^@theme-original/(.*)$': '<rootDir>/tests/support/docusaurusMocks/theme/$1',
    '^@theme/(.*)$': ['<rootDir>/src/theme/$1', '<rootDir>/tests/support/docusaurusMocks/theme/$1'],
  },
};

/** @type {import('jest').Config} */
const config = {
  projects: [
    {...base, displayName: 'unit', testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}']},
    {...base, displayName: 'content', testMatch: ['<rootDir>/tests/content/**/*.test.ts']},
    {...base, displayName: 'built', testMatch: ['<rootDir>/tests/built/**/*.test.ts']},
    {...base, displayName: 'examples', testMatch: ['<rootDir>/tests/examples/**/*.test.ts']},
  ],
};

export default config;
