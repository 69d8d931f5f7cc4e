/*! top index.mjs */
import { alpha } from "alpha";
const chip = alpha;
const later = ()=>import("./later~0.mjs");
export { chip, later };

/*! end index */
//# sourceMappingURL=index.mjs.map
