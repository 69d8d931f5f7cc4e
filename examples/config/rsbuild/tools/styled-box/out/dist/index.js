import styled_components from "styled-components";
const Box = styled_components.div.withConfig({
    displayName: "src__Box",
…
})([
    "color:teal;padding:4px;"
]);
export { Box };
