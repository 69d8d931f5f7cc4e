const heat = (cups)=>2 * cups;
export { heat };
