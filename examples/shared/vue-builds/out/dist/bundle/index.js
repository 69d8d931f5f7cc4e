import { createElementBlock, defineComponent, openBlock, toDisplayString } from "vue";
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
const MoonRowvue_type_script_setup_true_lang_ts_hoisted_1 = {
    class: "moon-row"
};
const MoonRowvue_type_script_setup_true_lang_ts = /*@__PURE__*/ defineComponent({
    __name: 'MoonRow',
    props: {
        phase: {}
    },
    setup (__props) {
        return (_ctx, _cache)=>(openBlock(), createElementBlock("i", MoonRowvue_type_script_setup_true_lang_ts_hoisted_1, toDisplayString(__props.phase), 1));
    }
});
const MoonRow_exports_ = MoonRowvue_type_script_setup_true_lang_ts;
const MoonRow = MoonRow_exports_;
export { MoonRow, StarRow };
