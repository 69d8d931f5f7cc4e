export default { lib: [{ dts: { tsgo: true } }] };
