const at = (list, place)=>list.at(place);
const last = (list)=>at(list, -1);
export { last };
