const low = [
    "06:12",
    "18:40"
];
const next = (index)=>low[index];
export { next };
