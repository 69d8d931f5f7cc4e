const sail = 'own sail';
const fields_all = [
    "own",
    sail
];
export { fields_all as all };
