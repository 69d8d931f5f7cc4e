/*! kiln-log, MIT */

/** Minutes to cool down. */
export const cooling = 480; // measured
