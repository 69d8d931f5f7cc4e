/** @license ISC */
export const one = 1;
/*! notice */
export const two = 2;
/* usual */
export const three = 3;
