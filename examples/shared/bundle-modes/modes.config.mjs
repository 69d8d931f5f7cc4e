const item = (id, more) => ({ id, ...more, output: { target: 'web', distPath: 'dist/' + id } });
export default {
  lib: [
    item('one', {}),
    item('files', { bundle: false }),
    item('unmoved', { outBase: '.', redirect: { js: { extension: false } } }),
    item('moved', { bundle: false, outBase: '.' }),
    item('named', { bundle: false, umdName: 'Chip' }),
  ],
};
