const one = (range, part)=>String([
        range,
        part
    ]);
export { one };
