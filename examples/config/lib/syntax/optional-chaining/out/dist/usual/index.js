const row = (seat)=>seat?.row;
export { row };
