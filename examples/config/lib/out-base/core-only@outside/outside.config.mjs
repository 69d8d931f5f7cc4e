export default { lib: [{ bundle: false, outBase: './lib' }] };
