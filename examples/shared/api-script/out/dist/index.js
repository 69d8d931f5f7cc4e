// from the file
const sky = (day = "clear")=>day ?? 1;
export { sky };
