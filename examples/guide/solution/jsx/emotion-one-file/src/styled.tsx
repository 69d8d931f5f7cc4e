/** @jsxImportSource @emotion/react */
export const styled = <b css={{ color: 'teal' }}>2</b>;
