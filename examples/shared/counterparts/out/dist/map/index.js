const mast_module = {
    mast: "mast-r3J8FW"
};
const later = async (depth)=>{
    const { tide } = await import("./later~10.js");
    return [
        mast_module.mast,
        tide(depth ?? 1),
        /*#__PURE__*/ String('kept')
    ].join();
};
export { later };

//# sourceMappingURL=data:application/json;charset=utf-8;base64,eyJ2ZXJzaW9uIjozLCJmaWxlIjoiaW5kZXguanMiLCJzb3VyY2VzIjpbIi4uLy4uL3NyYy9tYXN0Lm1vZHVsZS5jc3MiLCIuLi8uLi9zcmMvaW5kZXgudHMiXSwic291cmNlc0NvbnRlbnQiOlsiLy8gZXh0cmFjdGVkIGJ5IGNzcy1leHRyYWN0LXJzcGFjay1wbHVnaW5cbmV4cG9ydCBkZWZhdWx0IHtcIm1hc3RcIjpcIm1hc3QtcjNKOEZXXCJ9OyIsImltcG9ydCAnLi9ib2F0LmNzcyc7XG5pbXBvcnQgbmFtZXMgZnJvbSAnLi9tYXN0Lm1vZHVsZS5jc3MnO1xuXG5jb25zdCBuZXZlciA9ICdnb25lJztcbmV4cG9ydCBjb25zdCBsYXRlciA9IGFzeW5jIChkZXB0aD86IG51bWJlcik6IFByb21pc2U8c3RyaW5nPiA9PiB7XG4gIGNvbnN0IHsgdGlkZSB9ID0gYXdhaXQgaW1wb3J0KCcuL2xhdGVyJyk7XG4gIHJldHVybiBbbmFtZXMubWFzdCwgdGlkZShkZXB0aCA/PyAxKSwgLyojX19QVVJFX18qLyBTdHJpbmcoJ2tlcHQnKV0uam9pbigpO1xufTtcbi8qI19fUFVSRV9fKi8gU3RyaW5nKCdwdXJlJyk7XG4iXSwibmFtZXMiOlsibGF0ZXIiLCJkZXB0aCIsInRpZGUiLCJuYW1lcyIsIlN0cmluZyJdLCJtYXBwaW5ncyI6IkFBQ0Esb0JBQWU7SUFBQyxNQUFPO0FBQWE7QUNHN0IsTUFBTUEsUUFBUSxPQUFPQztJQUMxQixNQUFNLEVBQUVDLElBQUksRUFBRSxHQUFHLE1BQU0sTUFBTSxDQUFDO0lBQzlCLE9BQU87UUFBQ0MsWUFBQUEsSUFBVTtRQUFFRCxLQUFLRCxTQUFTO1FBQUksV0FBVyxHQUFHRyxPQUFPO0tBQVEsQ0FBQyxJQUFJO0FBQzFFIn0=
