import styled_components from "styled-components";
const Chip = styled_components.span`
  color: teal;
  /* Space for the icon. */
  padding: 4px;
`;
export { Chip };
