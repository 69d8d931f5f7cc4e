import { _ } from "@swc/helpers/_/_object_spread";
const withDefaults = (options)=>_({
        retries: 3
    }, options);
export { withDefaults };
