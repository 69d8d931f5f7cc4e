const row = (seat)=>null == seat ? void 0 : seat.row;
export { row };
