export default { lib: [{ id: 'web/modern' }] };
