export const tiny = 'mine';
