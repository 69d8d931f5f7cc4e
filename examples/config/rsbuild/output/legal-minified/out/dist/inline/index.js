/*! chip 1.0 */let e=e=>e+1;export{e as chip};
