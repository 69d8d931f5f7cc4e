export default {
  start: {
    'shared/rsdoctor-data': {tree: 'dist/.rsdoctor/manifest.json'},
  },
  read: {'rsdoctor-reasons': 'Call with side effects'},
};
