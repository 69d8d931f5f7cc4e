const parse = (name)=>name.split('-');
const label = (sheet)=>`<b>${sheet}</b>`;
const parts = /* @__PURE__ */ parse('a4-landscape');
export { label, parts };
