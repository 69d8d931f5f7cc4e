const find = (name)=>new Map([
        [
            'red',
            1
        ]
    ]).get(name);
const red = /* @__PURE__ */ find('red');
export { red };
