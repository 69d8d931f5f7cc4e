export default { lib: [{ banner: { js: '// usual' } }] };
