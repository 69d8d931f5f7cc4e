import('./dist/index.js').then(({ kinds }) => {
  console.log('esm:', kinds());
  console.log('cjs:', require('./dist/index.cjs').kinds());
});
