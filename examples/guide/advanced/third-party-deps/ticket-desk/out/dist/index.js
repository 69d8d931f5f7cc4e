const childFare = (fare)=>Math.ceil(fare / 2);
const quote = (fare, children)=>fare + children * childFare(fare);
export { quote };
