import * as __rspack_external_sand from "sand";
const colours = [
    "teal",
    "rust"
];
const note_namespaceObject = "plain note\n";
const src_all = [
    __rspack_external_sand,
    colours,
    note_namespaceObject,
    "basalt",
    "warm"
];
export { src_all as all };
