// fare-zones
const zone = (stop)=>stop?.zone ?? 1;
export { zone };
