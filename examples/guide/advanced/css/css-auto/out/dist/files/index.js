import chip from "./chip.css";
const src_chip = chip.chip;
export { src_chip as chip };
