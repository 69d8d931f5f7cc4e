export default { lib: [{ id: 'one' }, { id: 'two', format: 'cjs' }] };
