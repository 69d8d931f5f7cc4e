const options = {
  none: {},
  ignored: { ignored: ['**/generated/**'] },
  expression: { ignored: /[\\/]generated[\\/]/ },
  poll: { poll: 500 },
  delay: { aggregateTimeout: 1500 },
};
export default { tools: { rspack: { watchOptions: options[process.env.OPTIONS] } } };
