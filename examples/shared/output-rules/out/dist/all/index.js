/*! LICENSE: index.js.LICENSE.txt */
import o from"./static/svg/wave.svg";function n(n){return console.log("the log"),console.warn("the warning"),["round-mnt204",o,n,"é"]}export{n as chip};
