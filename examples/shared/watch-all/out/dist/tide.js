const tide = 1;
const ebb = 2;
export { ebb, tide };
