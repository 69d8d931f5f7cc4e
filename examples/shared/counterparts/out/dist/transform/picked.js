import sloop from "fleet/sloop";
const best = sloop;
export { best };
