import it, { hello } from "./it.js";
const greet = (name)=>`${hello}, ${name}`;
const two = it.numbers.two;
export { greet, two };
