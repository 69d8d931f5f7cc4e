import styled from 'styled-components';

export const Box = styled.div`
  color: teal;
  padding: 4px;
`;
