import {lacks} from '../../lacks.mjs';

export default {
  introduction: {
    'shared/where-options': {everything: lacks('top: experiments')},
  },
  'exe-targets': {
    'signed-executables':
      'an executable is signed: says: only if you build them on macOS|只有在 macOS 上构建时',
  },
};
