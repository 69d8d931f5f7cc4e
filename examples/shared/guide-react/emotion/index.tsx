export const text = <b css={{ color: 'teal' }}>1</b>;
