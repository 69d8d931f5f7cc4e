import { one } from "one";
import { four } from "four";
import { five } from "five";
const two = 'two was here';
const three = 'three was here';
const words = [
    one,
    two,
    three,
    four,
    five
];
const longName = (given)=>null != given ? given : words[0];
export { longName, words };
