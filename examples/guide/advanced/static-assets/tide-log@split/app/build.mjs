import webpack from 'webpack';

const output = { path: `${process.cwd()}/site` };

webpack({ mode: 'production', entry: './app/main.js', output }, () => {});
