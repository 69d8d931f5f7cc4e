const chip = {
    chip: "chip-j1rjXg"
};
const src_chip = chip.chip;
export { src_chip as chip };
