import tide from './tide.node';

export const height = (hour: number): number => tide.height(hour);
