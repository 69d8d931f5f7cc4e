import webpack from 'webpack';

for (const asyncWebAssembly of [false, true]) {
  await new Promise((resolve) => {
    const output = { path: `${process.cwd()}/site`, webassemblyModuleFilename: 'square.wasm' };
    const experiments = { asyncWebAssembly };

    webpack(
      { mode: 'production', entry: './dist/files/index.js', output, experiments },
      (_, stats) => {
        const { errors, assets } = stats.toJson({ all: false, assets: true, errors: true });
        console.log(errors[0]?.message.split(':')[0] ?? assets.map(({ name }) => name).join(' '));
        resolve();
      },
    );
  });
}
