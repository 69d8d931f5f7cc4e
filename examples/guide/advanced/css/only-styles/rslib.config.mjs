export default {
  source: { entry: { light: './src/light.css', dark: './src/dark.css' } },
  output: { target: 'web' },
};
