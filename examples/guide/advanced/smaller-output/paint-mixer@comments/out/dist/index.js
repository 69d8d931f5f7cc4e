/*! paint-mixer, MIT */ /** Hours until the paint is dry. */ const drying = 6; // measured

export { drying };
