const find = (name: string) => new Map([["red", 1]]).get(name);
export const red = /* @__PURE__ */ find("red");
/* @__NO_SIDE_EFFECTS__ */
export function blue() {
  return find("blue");
}
export class Clock {
  #speedOfHand = 1;
  turnedByHand(amountOfTurns: number) {
    return this.#speedOfHand * amountOfTurns;
  }
}
