import wave_namespaceObject from "./static/svg/wave.svg";
console.log(wave_namespaceObject);
