const sum = (list)=>list.reduce((all, one)=>all + one, 0);
const total = (hours)=>sum(hours);
export { total };
