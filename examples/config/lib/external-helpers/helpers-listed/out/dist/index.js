import { _ } from "@swc/helpers/_/_to_consumable_array";
var src_all = function(rest) {
    return _(rest).concat([
        1
    ]);
};
export { src_all as all };
