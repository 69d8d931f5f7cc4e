import {lacks} from '../../lacks.mjs';

export default {
  'jsx-runtime': {
    'shared/react-settings': {'dist/usual/index.js': lacks('<b')},
    'dial-ui@no-plugin': {'dist/Dial.js': ['React.createElement(', lacks('import React')]},
  },
  emotion: {
    'shared/guide-react': 'css="[object Object]"',
    'emotion-one-file': {'dist/styled.js': 'from "@emotion/react/jsx-runtime"'},
    'dial-ui@pragma': 'pragma cannot be set when runtime is automatic',
  },
  preserve: {
    'shared/guide-react': 'imports of kept JSX: ./Picker.jsx',
    'dial-ui@preserve': 'Bundle mode does not support preserving JSX syntax.',
  },
  lynx: {'webpack-chain': 'api.modifyWebpackChain is not a function'},
};
