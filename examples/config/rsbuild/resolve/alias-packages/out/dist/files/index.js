import * as __rspack_external_kelp from "kelp";
import { leaf } from "kelp/leaf";
const src = [
    __rspack_external_kelp,
    leaf
];
export default src;
