let side = 'north';
export const turn = (): string => (side = 'south');
export const look = (): string => side;
