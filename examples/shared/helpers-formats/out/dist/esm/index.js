import { _ } from "@swc/helpers/_/_object_spread";
const chip = (rest)=>_({
        salt: 1
    }, rest);
export { chip };
