export const mark: string = __MARK__;
