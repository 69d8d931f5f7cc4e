function _define_property(obj, key, value) {
…
function _object_spread(target) {
…
const withDefaults = (options)=>_object_spread({
        retries: 3
    }, options);
export { withDefaults };
