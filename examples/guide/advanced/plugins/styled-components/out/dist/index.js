import styled_components from "styled-components";
const Chip = /*#__PURE__*/ (styled_components.span.withConfig({
    displayName: "src__Chip"
}))([
    "color:teal;padding:4px;"
]);
export { Chip };
