const spy = (label) => ({
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap('spy', ({ hooks }) => {
      for (const name of ['beforeResolve', 'resolve', 'afterResolve'])
        hooks[name].tap('spy', ({ request }) => {
          if (request === './two') console.log(label + ': ' + name);
        });
    });
  },
});
export default {
  lib: [true, false].map((bundle) => ({
    id: bundle ? 'one' : 'many',
    bundle,
    output: { distPath: 'dist/' + bundle },
    tools: { rspack: { plugins: [spy(bundle ? 'bundle' : 'files')] } },
  })),
};
