/*! paint-mixer, MIT */

/** Hours until the paint is dry. */
export const drying = 6; // measured
