function add(a, b) {
    return a + b;
}
const half = (a)=>a.half;
export { add, half };
