import "./chip_module.css";
var _1 = "chip-jNP9rO";
export { _1 as chip };
