import beans from "./beans.json" with {
    type: "json"
};
console.log(beans.light);
