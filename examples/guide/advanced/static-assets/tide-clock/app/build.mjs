import webpack from 'webpack';

const build = (rules) =>
  new Promise((resolve) => {
    const output = { path: `${process.cwd()}/site`, assetModuleFilename: '[name][ext]' };

    webpack({ mode: 'production', entry: './app/main.js', output, module: { rules } }, (_, stats) =>
      resolve(stats.toJson({ all: false, assets: true, errors: true })),
    );
  });

const bare = await build([]);
console.log(bare.errors[0].message.split('\n')[0]);

const ruled = await build([{ test: /\.(svg|mp3)$/, type: 'asset/resource' }]);
console.log(ruled.assets.map(({ name }) => name).sort().join(' '));
