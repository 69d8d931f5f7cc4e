export const text = <b>1</b>;
