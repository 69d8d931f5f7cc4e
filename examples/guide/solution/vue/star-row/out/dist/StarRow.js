import { Fragment, createElementBlock, createElementVNode, defineComponent, normalizeClass, openBlock, renderList, toDisplayString, unref, useCssVars } from "vue";
import { useStars } from "./useStars.js";
import "./StarRow.css";
import { __webpack_require__ } from "./rslib-runtime.js";
…
    setup (__props, { emit: __emit }) {
        useCssVars((_ctx)=>({
                e7934892: _ctx.color
            }));
        const emit = __emit;
        const { stars, label } = useStars(__props.max);
        function rate(star) {
            stars.value = star;
            emit('rate', star);
        }
…
export default StarRow;
