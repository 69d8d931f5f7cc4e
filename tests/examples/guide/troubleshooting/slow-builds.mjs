import {lacks} from '../../lacks.mjs';

export default {
  slow: {
    'shared/type-error-isolated': {},
    'shared/dts-times': 'isolated is faster than both: true',
    'no-dts-flag': {tree: lacks('dist/index.d.ts')},
  },
  hang: {
    'hanging-build': [
      'last line: steps',
      'a timer: built and did not end',
      'a timer that onCloseBuild stops: built and ended',
      'a promise that is never resolved: exit 0 without files and without an error',
      'killed: 137',
      'profile: written',
      'colours: false forced: true',
    ],
  },
  limits: {
    'thread-limits': ['RAYON_NUM_THREADS adds threads', 'TOKIO_WORKER_THREADS adds threads'],
  },
};
