import wave_namespaceObject from "./static/svg/wave.svg";
import bell_namespaceObject from "./static/media/bell.mp3";
const face = ()=>`<img src="${wave_namespaceObject}"><audio src="${bell_namespaceObject}"></audio>`;
export { face };
