export default { lib: [{ banner: { js: '// of another folder' } }] };
