export default { performance: { buildCache: false }, lib: [{ dts: { bundle: true } }] };
