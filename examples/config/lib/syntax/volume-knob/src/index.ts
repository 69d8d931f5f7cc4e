export const volume = (settings: { volume?: number } = {}) => (settings.volume ??= 50);
