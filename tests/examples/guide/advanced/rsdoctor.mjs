export default {
  start: {
    'shared/rsdoctor-data': {tree: 'dist/.rsdoctor/manifest.json'},
  },
  read: {'rsdoctor-reasons': 'Call with side effects'},
  'error-install': {'guide-doctor': 'without Rsdoctor: 0 index.js'},
  introduction: {
    packages: {'@rsdoctor/rspack-plugin': '"version": "1.6.'},
  },
};
