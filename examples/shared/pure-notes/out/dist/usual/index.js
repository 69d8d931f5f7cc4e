const find = (name)=>new Map([
        [
            "red",
            1
        ]
    ]).get(name);
const red = /* @__PURE__ */ find("red");
function blue() {
    return find("blue");
}
class Clock {
    #speedOfHand = 1;
    turnedByHand(amountOfTurns) {
        return this.#speedOfHand * amountOfTurns;
    }
}
export { Clock, blue, red };
