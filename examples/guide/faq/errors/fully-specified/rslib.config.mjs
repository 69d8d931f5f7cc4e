export default { lib: [{ bundle: false, redirect: { js: { extension: false } } }] };
