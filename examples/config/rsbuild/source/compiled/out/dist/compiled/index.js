const last = (list)=>null == list ? void 0 : list.at(-1);
export { last };
