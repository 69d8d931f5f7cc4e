import "./boat.css";
import mast_module from "./mast.module.js";
const later = async (depth)=>{
    const { tide } = await import("./later.js");
    return [
        mast_module.mast,
        tide(depth ?? 1),
        /*#__PURE__*/ String('kept')
    ].join();
};
export { later };
