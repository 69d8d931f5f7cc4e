const chip_module = {
    chip: "chip-GVYE8M"
};
const chip = chip_module;
export { chip };
