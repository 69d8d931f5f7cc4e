/* code */
const mast_module = {
    mast: "mast-r3J8FW"
};
const later = async (depth)=>{
    const { tide } = await import("./later~15.js");
    return [
        mast_module.mast,
        tide(depth ?? 1),
        /*#__PURE__*/ String('kept')
    ].join();
};
export { later };

// code ends
