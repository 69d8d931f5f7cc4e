const find = (name: string) => new Map([['red', 1]]).get(name);

export const red = /* @__PURE__ */ find('red');
