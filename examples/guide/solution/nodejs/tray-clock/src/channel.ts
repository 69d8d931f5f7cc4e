export const channel = 'tray-clock:time';
