export default { lib: [{ bundle: false, dts: true }] };
