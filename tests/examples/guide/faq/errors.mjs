export default {
  'error-install': {'guide-doctor': 'without Rsdoctor: 0 index.js'},
};
