const pluginStamp = () => ({ name: 'stamp', setup() {} });

export default { lib: [{ format: 'esm' }], plugins: [pluginStamp] };
