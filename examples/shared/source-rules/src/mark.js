export const mark = __MARK__;
