/*! kiln-log, MIT */ /** Minutes to cool down. */ const cooling = 480; // measured

export { cooling };
