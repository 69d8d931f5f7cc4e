const grams = (cups)=>Math.round(236.6 * cups);
const units = {
    grams: grams
};
export { units };
