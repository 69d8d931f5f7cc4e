import { grams } from "./units/grams.js";
const scale = (cups, people)=>grams(cups) * people;
async function print(cups) {
    const { format } = await import("./print.js");
    return format(grams(cups));
}
export { print, scale };
