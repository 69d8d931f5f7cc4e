const sail = 'usual sail';
const fields_all = [
    "module",
    sail
];
export { fields_all as all };
