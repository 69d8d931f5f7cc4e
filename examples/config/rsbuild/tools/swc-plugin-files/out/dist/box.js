import styled_components from "styled-components";
const Box = styled_components.div.withConfig({
    displayName: "box__Box",
    componentId: "sc-e3d3bb64-0"
})([
    "color:teal"
]);
export { Box };
