import group_by from "core-js-pure/stable/object/group-by.js";
const byPort = (tides)=>group_by(tides, (param)=>{
        let { port } = param;
        return port;
    });
const last = (tides)=>tides.at(-1);
export { byPort, last };
