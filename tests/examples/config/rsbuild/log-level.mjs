import {lacks} from '../../lacks.mjs';

export default {
  introduction: {
    'shared/where-options': {everything: lacks('item: logLevel')},
    'shared/source-rules': ['order: greeting config', 'quiet formats: esm cjs umd iife bundleless'],
    'shared/log-levels':
      'silent index steps no times no sizes no warning no error no greeting yes exit 0',
  },
  unknown: {
    'shared/where-options': 'Type \'"loud"\' is not assignable to type',
    'shared/log-levels':
      '--log-level loud index steps yes times yes sizes yes warning yes error no greeting yes exit 0',
  },
  sample: {
    'shared/said-precedence': 'the flag of the level: says: precedence over the config|优先于配置',
  },
  watch: {
    'shared/source-rules': {everything: lacks('rebuild seen at warn')},
    'shared/watch-limit': [
      'files of a rebuild: not: list|列出',
      'rebuild: building src/index.ts, built in',
    ],
  },
  levels: {
    'shared/log-levels': [
      'info index steps yes times yes sizes yes warning yes error no greeting yes exit 0',
      'warn broken steps no times no sizes no warning no error yes greeting yes exit 1',
      'error index steps no times no sizes no warning no error no greeting yes exit 0',
    ],
  },
};
