import wave_namespaceObject from "../static/svg/wave.svg";
export default wave_namespaceObject;
