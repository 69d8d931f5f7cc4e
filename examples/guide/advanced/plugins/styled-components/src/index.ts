import styled from 'styled-components';

export const Chip = styled.span`
  color: teal;
  /* Space for the icon. */
  padding: 4px;
`;
