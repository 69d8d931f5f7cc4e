export const pad = () => '';
