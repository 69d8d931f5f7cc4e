import { createElementBlock, defineComponent, openBlock, toDisplayString } from "vue";
import "./StarRow.css";
const _hoisted_1 = {
    class: "star-row"
};
const StarRowvue_type_script_setup_true_lang_ts = /*@__PURE__*/ defineComponent({
    __name: 'StarRow',
    props: {
        count: {}
    },
    setup (__props) {
        return (_ctx, _cache)=>(openBlock(), createElementBlock("i", _hoisted_1, toDisplayString(__props.count), 1));
    }
});
const __exports__ = StarRowvue_type_script_setup_true_lang_ts;
const StarRow = __exports__;
export default StarRow;
