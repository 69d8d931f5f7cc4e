import "svelte/internal/disclose-version";
import "svelte/internal/flags/legacy";
import * as __rspack_external_svelte_internal_client_f8ec82ce from "svelte/internal/client";
var root = __rspack_external_svelte_internal_client_f8ec82ce.from_html("<b>red</b>");
function Buoy($$anchor) {
    var b = root();
    __rspack_external_svelte_internal_client_f8ec82ce.append($$anchor, b);
}
export default Buoy;
