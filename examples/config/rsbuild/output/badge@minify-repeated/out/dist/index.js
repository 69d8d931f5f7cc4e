/*! LICENSE: index.js.LICENSE.txt */
// extracted by css-extract-rspack-plugin
import logo_namespaceObject from "./static/svg/logo.svg";
/*! badge 1.0 */ const badge = (label)=>{
    const image = `<img src="${logo_namespaceObject}" alt="">`;
    return `<b class="badge">${image}${label}</b>`;
};
export { badge };
