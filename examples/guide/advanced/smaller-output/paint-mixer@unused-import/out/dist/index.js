import "clsx";
const liters = (gallons)=>3.785 * gallons;
export { liters };
