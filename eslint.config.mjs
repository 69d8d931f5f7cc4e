// @ts-check
import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

import {ruleName} from './src/build/checks/inspectSource.mjs';
import noBrowserReact from './src/build/checks/noBrowserReact.mjs';

/** Globals of the scripts that Node runs as they are. */
const nodeGlobals = Object.fromEntries(
  ['AbortSignal', 'Buffer', 'URL', 'clearTimeout', 'console', 'fetch', 'process', 'setTimeout'].map(
    (name) => [name, 'readonly'],
  ),
);

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'build/',
      'build-react/',
      'tests/fixtures/*/build*/',
      'tests/fixtures/versions-cut/',
      '**/.docusaurus/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'static/',
      'tests/samples/projects/',
      'tests/**/.cache/',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {globals: nodeGlobals},
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname},
    },
    rules: {
      // Ambient declarations can import types in no other way.
      '@typescript-eslint/consistent-type-imports': ['error', {disallowTypeAnnotations: false}],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_'}],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        {considerDefaultExhaustiveForUnions: true},
      ],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks, 'jsx-a11y': jsxA11y},
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      // What scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        {tags: ['pre', 'table'], roles: ['region', 'tabpanel']},
      ],
    },
  },
  {
    files: ['src/{theme,features,search,home,pages}/**/*.{ts,tsx}'],
    plugins: {'@docusaurus': docusaurus},
    // Not `no-html-links` and `prefer-docusaurus-heading`: plain anchors are taken over by the client
    // layer, and headings outside of prose need no anchor of their own.
    rules: {
      '@docusaurus/no-untranslated-text': ['error', {ignoredStrings: ['·', '—', '×', '›', '404']}],
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
  {
    // What is alive in a release is an island, a client module, or the search modal.
    files: ['src/{theme,features,home,pages,search/opener}/**/*.{ts,tsx}'],
    plugins: {site: {rules: {'no-browser-react': noBrowserReact}}},
    rules: {[ruleName]: 'error'},
  },
);
