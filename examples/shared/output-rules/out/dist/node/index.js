/*! LICENSE: index.js.LICENSE.txt */
const chip_module = {
    round: "round-mnt204"
};
import wave_namespaceObject from "./static/svg/wave.svg";
/*! chip 1.0 */ function chip(longName) {
    console.log('the log');
    console.warn('the warning');
    return [
        chip_module.round,
        wave_namespaceObject,
        longName,
        'é'
    ];
}
export { chip };
