import react_package from "react/package.json" with {
    type: "json"
};
const testedWith = react_package.version;
export { testedWith };
