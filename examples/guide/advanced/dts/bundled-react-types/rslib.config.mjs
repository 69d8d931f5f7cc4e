export default { lib: [{ dts: { bundle: { bundledPackages: ['@types/react'] } } }] };
