const limit = 400;
const late = 2;
const src_open = 1;
export { late, limit, src_open as open };
