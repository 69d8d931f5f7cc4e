const js = "if (Object.keys(exports).join() === 'default') module.exports = exports.default;";
export default { lib: [{ format: 'cjs', bundle: false, footer: { js } }] };
