export default { lib: [{ dts: { bundle: true, isolated: true } }] };
