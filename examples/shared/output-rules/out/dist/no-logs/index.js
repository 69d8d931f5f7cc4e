/*! LICENSE: index.js.LICENSE.txt */
import wave_namespaceObject from "./static/svg/wave.svg";
function chip(longName) {
    return console.warn('the warning'), [
        "round-mnt204",
        wave_namespaceObject,
        longName,
        'é'
    ];
}
export { chip };
