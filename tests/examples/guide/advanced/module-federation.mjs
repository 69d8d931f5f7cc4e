import {lacks} from '../../lacks.mjs';

export default {
  output: {
    'shared/mf-remote': [
      'usual lists true entry true index false',
      'usual runtime in the entry true',
      '__federation_expose_default_export.<hash>.js __federation_expose_other.<hash>.js',
      'shared fallback copies of React 1 in the entry false',
      'usual more in the statistics true',
    ],
  },
  defaults: {
    'shared/mf-remote': {'dist/esm/index.js': ['from "alpha"', 'process.env.NODE_ENV']},
    'shared/plugin-rules': {tree: lacks('dist/esm/mf-manifest.json')},
    'esm-bundleless': {},
    'mf-rules': [
      'a build with another id: says: succeeds|成功',
      'another id: true, no manifest',
      'id given: manifest',
      'import.meta.url: true',
      'one name for all: true',
      'name of the entry: true',
    ],
  },
  shared: {
    'shared/mf-remote': [
      'shared asks for react import:"react",requiredVersion:"^19.0.0",strictVersion:true,singleton:false,eager:false',
      'shared asks for beta import:"beta",requiredVersion:"*"',
      'a package in no list not: `*` if|时为 `*`',
      'React 1 in the entry true',
      'none fallback copies of React 0 in the entry false',
    ],
    'mf-versions': [
      'usual: 18.3.1 [ Federation Runtime ] Version 18.3.1 from city_portal of shared singleton module react does not satisfy the requirement of weather_chip which needs ^19.0.0)',
      'strict: throws',
      'wide: 18.3.1 silent',
      'apart: 19.0.0 silent',
    ],
  },
  types: {
    'shared/mf-remote': 'usual types @mf-types.zip',
    'mf-type-error': {
      printed: ['Failed to generate type declaration', '#TYPE-001', 'archive of types: false'],
    },
    'mf-type-ci': ['rslib: 0 false', 'tsc: 2'],
    'weather-chip@isolated': {everything: 'Can not enable "dts.isolated: true"'},
  },
  project: {
    'weather-chip': {'dist/index.js': 'from "react'},
    'weather-chip@no-plugin': {everything: 'format: "mf" should be used with'},
  },
  'es-module': {
    'shared/errors-federation': 'module entry: true module',
    'weather-chip@module': {everything: 'module'},
  },
  'mf-dev': {'weather-chip@dev': {everything: 'chunks come from here: true'}},
  host: {'city-portal': {'dist/mf-manifest.json': 'weather_chip'}},
  'public-path': {'weather-chip@no-prefix': {'dist/mf-manifest.json': '"publicPath": "/"'}},
  remotes: {
    'shared/errors-federation': {
      printed: ["not listed: Module not found: Can't resolve", 'mf has the remote: true'],
      'dist/esm/index.js': 'from "clock"',
    },
  },
  'mf-types': {
    'mf-host-types': [
      "error TS2307: Cannot find module 'chips/chip' or its corresponding type declarations.",
      'rsbuild dev: types',
      'rsbuild build: no types',
      "error TS2345: Argument of type 'string' is not assignable to parameter of type 'number'.",
    ],
  },
  styles: {
    'mf-styles': ['styles of .: 1 chip more', 'the entry adds a link: true', 'styles of plain: 0'],
  },
};
