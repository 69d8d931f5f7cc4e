const parse = (name: string): string[] => name.split('-');

export const label = (sheet: string): string => `<b>${sheet}</b>`;
export const parts = /* @__PURE__ */ parse('a4-landscape');
