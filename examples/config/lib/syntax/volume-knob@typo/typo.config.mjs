export default { lib: [{ syntax: 'es1999' }] };
