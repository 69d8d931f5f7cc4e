import { alpha } from "alpha";
import { createElement } from "react";
const beta = 'beta was here';
function chipWithLongName(longName) {
    return createElement('b', null, longName, alpha, beta, process.env.NODE_ENV);
}
export { chipWithLongName };
