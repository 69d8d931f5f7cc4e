export default () => { return { lib: [{ format: 'cjs' }] }; };
