export default { lib: [{ dts: { tsgo: false } }] };
