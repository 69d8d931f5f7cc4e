export const Price = () => <b>1</b>;
