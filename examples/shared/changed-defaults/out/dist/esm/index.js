import { alpha } from "alpha";
import wave_namespaceObject from "./static/svg/wave.svg";
function chipWithLongName(longName) {
    return [
        alpha,
        wave_namespaceObject,
        longName,
        String(process.env.NODE_ENV)
    ];
}
const page = ()=>globalThis.name;
console.log(chipWithLongName('chip'));
export { chipWithLongName, page };
