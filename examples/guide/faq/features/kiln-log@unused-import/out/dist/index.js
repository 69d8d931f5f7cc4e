import "clsx";
const fahrenheit = (celsius)=>1.8 * celsius + 32;
export { fahrenheit };
