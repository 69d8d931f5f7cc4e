import beans from "./beans.js" with {
    type: "json"
};
const ratioOf = (roast)=>beans[roast];
export { ratioOf };
