import wave from "./art/wave.js";
import bell from "./art/bell.js";
import "./clock.css";
const face = ()=>`<img src="${wave}"><audio src="${bell}"></audio>`;
export { face };
