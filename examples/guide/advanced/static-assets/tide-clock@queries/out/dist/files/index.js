import wave from "./art/wave.js";
const waves = [
    wave,
    wave,
    wave
];
const table = new URL("./static/assets/tides.csv", import.meta.url);
export { table, waves };
