export const mark = <b />;
