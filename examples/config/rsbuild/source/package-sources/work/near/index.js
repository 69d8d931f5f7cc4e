export const Six = () => <b>6</b>;
