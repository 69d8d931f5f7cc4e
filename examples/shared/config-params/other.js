export default { banner: { js: '// untyped' } };
