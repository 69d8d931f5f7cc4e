export default {
  lib: [{ format: 'esm' }],
  tools: { htmlPlugin: (config) => { config.wording = 'the wording of a function'; config.more = 'the wording of a function'; } },
};
