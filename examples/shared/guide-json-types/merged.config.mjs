export default { lib: [{ dts: { isolated: true, bundle: true } }] };
