import wave from "./art/wave.svg";
import bell from "./art/bell.mp3";
import "./clock.css";
const face = ()=>`<img src="${wave}"><audio src="${bell}"></audio>`;
export { face };
