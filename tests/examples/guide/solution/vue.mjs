import {lacks} from '../../lacks.mjs';

export default {
  bundled: {
    'shared/vue-builds': {
      'dist/files/StarRow.js': '.css"',
      'dist/bundle/index.js': lacks('.css"'),
      'dist/app/one/main.css': ['star-row', lacks('moon-row')],
      'dist/app/bundled/main.css': 'moon-row',
      'dist/app/one/main.js': lacks('moon-row'),
      'dist/app/bundled/main.js': lacks('moon-row'),
      'dist/umd/index.js': 'root["Stars"]',
    },
  },
  'custom-elements': {
    'shared/element-import': ['side effects listed: registered', 'not listed: removed'],
    'vue-elements': [
      'ce: <style>b {',
      'children with styles: i.',
      'stylesheet: u',
      'customElement: u false',
      'iife imports Vue: false',
      'iife: says: contains|包含',
    ],
    'vue-custom-element': {
      'dist/index.js': ['resolveComponent("y-tag")', 'createElementBlock("x-tag"'],
    },
  },
  build: {
    'vue-scss': ['Module parse failed', 'JavaScript parse error: Expression expected'],
    'vue-scope-id': ['ids: 1', 'another color: different'],
  },
  global: {
    'vue-global': [
      'imported lacks MoonRow',
      'registered contains MoonRow',
      "one file imports the package: app/Sky.vue(1,20): error TS2322: Type 'string' is not assignable to type 'number'.",
    ],
  },
  tsx: {
    'star-tsx@no-babel': {'dist/Stars.js': 'React.createElement('},
    'vue-tsx-dts': {'dist/Stars.d.ts': 'type: NumberConstructor'},
  },
  'vue-2': {
    'vue2-rules': [
      'usual: Compiling RuleSet failed: Properties with are unknown',
      'without them: the rules are compiled',
    ],
  },
  project: {
    'star-row@no-plugin': {'rslib.txt': 'To enable support for Vue, use "@rsbuild/plugin-vue"'},
    'star-row@node-target': {'dist/StarRow.js': 'from "./StarRow.js"'},
    'two-copies-of-vue': [
      "vue in devDependencies: Cannot read properties of null (reading 'ce')",
      'vue in peerDependencies: <b>',
    ],
  },
};
