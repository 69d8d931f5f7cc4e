export const lamps = ['desk', 'hall'];
