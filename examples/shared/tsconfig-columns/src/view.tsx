export const view = <b>text</b>;
