import "./8~9.js";
const hello = 'Bonjour';
export { hello };
