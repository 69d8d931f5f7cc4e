import webpack from 'webpack';

const output = { path: `${process.cwd()}/site` };

webpack({ mode: 'production', entry: './app/main.js', output }, (_, stats) => {
  const { assets, errors } = stats.toJson({ all: false, assets: true, errors: true });
  console.log(errors.length, assets.length);
});
