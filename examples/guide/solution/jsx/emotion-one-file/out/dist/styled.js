import { jsx } from "@emotion/react/jsx-runtime";
const styled = /*#__PURE__*/ jsx("b", {
    css: {
        color: 'teal'
    },
    children: "2"
});
export { styled };
