export default { lib: [{ bundle: false }] };
