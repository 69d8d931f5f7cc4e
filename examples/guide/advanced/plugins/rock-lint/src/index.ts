export const rock = 'basalt';
