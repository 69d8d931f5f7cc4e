import { _ } from "@swc/helpers/_/_class_private_field_init";
import { _ as _class_private_field_set__ } from "@swc/helpers/_/_class_private_field_set";
var _name = /*#__PURE__*/ new WeakMap();
class Boat {
    rename(name) {
        _class_private_field_set__(this, _name, null != name ? name : "");
    }
    constructor(){
        _(this, _name, {
            writable: true,
            value: ""
        });
    }
}
export { Boat };
