export default {
  lib: [
    { id: 'main', format: 'esm' },
    { id: 'main', format: 'cjs' },
  ],
};
