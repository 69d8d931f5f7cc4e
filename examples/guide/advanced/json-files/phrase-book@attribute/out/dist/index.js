import it from "./it.js" with {
    type: "json"
};
const two = it.numbers.two;
export { two };
