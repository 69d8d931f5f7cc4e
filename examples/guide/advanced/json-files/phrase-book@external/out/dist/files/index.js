import it from "./it.json" with {
    type: "json"
};
const two = it.numbers.two;
export { two };
