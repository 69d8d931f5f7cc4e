export default { lib: [{ banner: { js: '// mine' } }] };
