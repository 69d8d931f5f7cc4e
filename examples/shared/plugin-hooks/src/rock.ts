export const kind = 'basalt';
