export type Foo = string;
export const foo = 'one';
