export const row = (seat?: { row: number }) => seat?.row;
