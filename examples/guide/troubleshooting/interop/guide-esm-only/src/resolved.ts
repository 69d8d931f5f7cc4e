export const path = import.meta.resolve('dot-kit');
