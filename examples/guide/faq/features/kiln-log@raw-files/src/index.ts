import label from './label.html';

export const labels = [label];
