import tide from './tide.node';
export const kind = typeof tide;
