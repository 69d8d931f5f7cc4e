/*! chip 1.0 */
export const chip = (name) => name + 1;
