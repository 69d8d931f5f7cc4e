/*! LICENSE: index.js.LICENSE.txt */
// extracted by css-extract-rspack-plugin
import t from"./static/svg/logo.svg";/*! badge 1.0 */let e=e=>{let g=`<img src="${t}" alt="">`;return`<b class="badge">${g}${e}</b>`};export{e as badge};
